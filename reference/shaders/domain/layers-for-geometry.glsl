#version 460
layout(triangles) in;

layout(location = 1) out uint out_SV_RenderTargetArrayIndex0;
layout(location = 1, component = 1) out uint out_SV_ViewportArrayIndex0;
layout(location = 1, component = 2) out uint out_SV_ShadingRate0;
layout(location = 0) in vec4 in_POSITION0[];

void main()
{
    uint _12 = (gl_TessCoord.x > 0.5) ? 0u : ((gl_TessCoord.y > 0.5) ? 1u : 2u);
    gl_Position = vec4(in_POSITION0[_12]);
    out_SV_RenderTargetArrayIndex0 = _12;
    out_SV_ViewportArrayIndex0 = uint(_12 == 1u);
    out_SV_ShadingRate0 = _12 | 4u;
}

