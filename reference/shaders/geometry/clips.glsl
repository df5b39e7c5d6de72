#version 460
layout(triangles) in;
layout(max_vertices = 3, triangle_strip) out;

out float gl_ClipDistance[3];
out float gl_CullDistance[2];

layout(location = 1) out uint out_VALUE0;
layout(location = 1) in vec4 in_DISTANCES0[3];

void main()
{
    uint _17 = 0u;
    uint _15;
    bool _16;
    for (;;)
    {
        gl_Position = vec4(gl_in[_17].gl_Position);
        out_VALUE0 = uint(gl_PrimitiveIDIn) + 1u;
        gl_ClipDistance[0u] = in_DISTANCES0[_17].x;
        gl_ClipDistance[1u] = 1.0;
        gl_ClipDistance[2u] = in_DISTANCES0[_17].y;
        gl_CullDistance[0u] = in_DISTANCES0[_17].z;
        gl_CullDistance[1u] = in_DISTANCES0[_17].w;
        EmitVertex();
        _15 = _17 + 1u;
        _16 = _15 == 3u;
        if (_16)
        {
            break;
        }
        else
        {
            _17 = _15;
            continue;
        }
    }
}

