#version 460
layout(triangles) in;
layout(max_vertices = 3, triangle_strip) out;

layout(location = 1) out uint out_VALUE0;
layout(location = 1) in uint in_SV_RenderTargetArrayIndex0[3];
layout(location = 1, component = 1) in uint in_SV_ViewportArrayIndex0[3];
layout(location = 1, component = 2) in uint in_SV_ShadingRate0[3];

void main()
{
    uint _26 = ((in_SV_RenderTargetArrayIndex0[1u] * in_SV_RenderTargetArrayIndex0[1u]) + (in_SV_RenderTargetArrayIndex0[0u] * in_SV_RenderTargetArrayIndex0[0u])) + (in_SV_RenderTargetArrayIndex0[2u] * in_SV_RenderTargetArrayIndex0[2u]);
    uint _27 = ((in_SV_ViewportArrayIndex0[1u] * in_SV_ViewportArrayIndex0[1u]) + (in_SV_ViewportArrayIndex0[0u] * in_SV_ViewportArrayIndex0[0u])) + (in_SV_ViewportArrayIndex0[2u] * in_SV_ViewportArrayIndex0[2u]);
    uint _28 = ((in_SV_ShadingRate0[1u] * in_SV_ShadingRate0[1u]) + (in_SV_ShadingRate0[0u] * in_SV_ShadingRate0[0u])) + (in_SV_ShadingRate0[2u] * in_SV_ShadingRate0[2u]);
    uint _39 = 0u;
    uint _37;
    bool _38;
    for (;;)
    {
        gl_Position = vec4(gl_in[_39].gl_Position);
        out_VALUE0 = _28 + (_27 * 1000u);
        gl_PrimitiveID = int(_26 + 10u);
        gl_Layer = int(_26 + 4294967293u);
        gl_ViewportIndex = int(_27);
        EmitVertex();
        _37 = _39 + 1u;
        _38 = _37 == 3u;
        if (_38)
        {
            break;
        }
        else
        {
            _39 = _37;
            continue;
        }
    }
}

