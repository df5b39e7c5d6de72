#version 460

layout(location = 0) out vec2 out_CORNER0;
layout(location = 1) out uint out_SV_RenderTargetArrayIndex0;
layout(location = 1, component = 1) out uint out_SV_ViewportArrayIndex0;
layout(location = 2) out uint out_NUMBER0;
layout(location = 1) in uvec3 in_PLACE0;
layout(location = 0) in vec2 in_CORNER0;

void main()
{
    out_CORNER0 = vec2(in_CORNER0);
    out_SV_RenderTargetArrayIndex0 = in_PLACE0.x;
    out_SV_ViewportArrayIndex0 = in_PLACE0.y;
    out_NUMBER0 = in_PLACE0.z;
}

