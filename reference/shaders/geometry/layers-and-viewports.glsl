#version 460
layout(invocations = 2, triangles) in;
layout(max_vertices = 3, triangle_strip) out;

layout(location = 1) out uint out_VALUE0;
layout(location = 1) in uint in_NUMBER0[3];

void main()
{
    uint _19 = 0u;
    uint _17;
    bool _18;
    for (;;)
    {
        gl_Position = vec4(gl_in[_19].gl_Position);
        out_VALUE0 = in_NUMBER0[_19];
        gl_PrimitiveID = int(((uint(gl_PrimitiveIDIn) * 10u) + 5u) + gl_InvocationID);
        gl_Layer = int(gl_InvocationID << 1u);
        gl_ViewportIndex = int(gl_InvocationID + uint(gl_PrimitiveIDIn));
        EmitVertex();
        _17 = _19 + 1u;
        _18 = _17 == 3u;
        if (_18)
        {
            break;
        }
        else
        {
            _19 = _17;
            continue;
        }
    }
}

