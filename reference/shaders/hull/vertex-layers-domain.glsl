#version 460
#extension GL_ARB_shader_viewport_layer_array : require
layout(triangles) in;

layout(location = 1) out uint out_VALUE0;
layout(location = 29) patch in uint in_VALUE0;
layout(location = 0) in vec2 in_CORNER0[];
layout(location = 2) in uint in_NUMBER0[];
layout(location = 1) in uint in_SV_RenderTargetArrayIndex0[];
layout(location = 1, component = 1) in uint in_SV_ViewportArrayIndex0[];

void main()
{
    gl_Position = vec4(((in_CORNER0[1u].x * gl_TessCoord.y) + (in_CORNER0[0u].x * gl_TessCoord.x)) + (in_CORNER0[2u].x * gl_TessCoord.z), ((in_CORNER0[1u].y * gl_TessCoord.y) + (in_CORNER0[0u].y * gl_TessCoord.x)) + (in_CORNER0[2u].y * gl_TessCoord.z), 0.0, 1.0);
    out_VALUE0 = ((-(in_NUMBER0[2u] & 1u)) & 1000000000u) + in_VALUE0;
    gl_Layer = int(in_SV_RenderTargetArrayIndex0[0u]);
    gl_ViewportIndex = int(in_SV_ViewportArrayIndex0[1u]);
}

