#version 460
layout(triangles) in;
layout(max_vertices = 3, triangle_strip) out;

layout(location = 1) out uint out_VALUE0;
layout(location = 1) in uint in_SV_RenderTargetArrayIndex0[3];
layout(location = 1, component = 1) in uint in_SV_ViewportArrayIndex0[3];
layout(location = 2) in uint in_NUMBER0[3];

void main()
{
    uint _29 = ((((in_SV_ViewportArrayIndex0[0u] * 10u) + (in_SV_RenderTargetArrayIndex0[0u] * 100u)) + in_NUMBER0[0u]) + ((((in_SV_ViewportArrayIndex0[1u] * 10u) + (in_SV_RenderTargetArrayIndex0[1u] * 100u)) + in_NUMBER0[1u]) * 1000u)) + ((((in_SV_ViewportArrayIndex0[2u] * 10u) + (in_SV_RenderTargetArrayIndex0[2u] * 100u)) + in_NUMBER0[2u]) * 1000000u);
    uint _36 = 0u;
    uint _34;
    bool _35;
    for (;;)
    {
        gl_Position = vec4(gl_in[_36].gl_Position);
        out_VALUE0 = _29;
        gl_PrimitiveID = int(in_NUMBER0[2u]);
        gl_Layer = int(in_SV_RenderTargetArrayIndex0[0u]);
        gl_ViewportIndex = int(in_SV_ViewportArrayIndex0[1u]);
        EmitVertex();
        _34 = _36 + 1u;
        _35 = _34 == 3u;
        if (_35)
        {
            break;
        }
        else
        {
            _36 = _34;
            continue;
        }
    }
}

