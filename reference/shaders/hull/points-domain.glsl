#version 460
layout(quads) in;

layout(location = 0) out vec2 out_AT0;
layout(location = 0, component = 2) out vec2 out_BLENDED0;
layout(location = 1) out uvec4 out_PATCHES0;
layout(location = 2) out vec4 out_EDGES0;
layout(location = 3) out vec2 out_INSIDE0;
layout(location = 0) in vec2 in_CORNER0[];
layout(location = 1) in uint in_PATCH0[];

void main()
{
    float _35 = ((in_CORNER0[1u].x - in_CORNER0[0u].x) * gl_TessCoord.x) + in_CORNER0[0u].x;
    float _36 = ((in_CORNER0[1u].y - in_CORNER0[0u].y) * gl_TessCoord.x) + in_CORNER0[0u].y;
    out_AT0 = vec2(gl_TessCoord.xy);
    out_BLENDED0 = vec2((((((in_CORNER0[3u].x - in_CORNER0[2u].x) * gl_TessCoord.x) + in_CORNER0[2u].x) - _35) * gl_TessCoord.y) + _35, (((((in_CORNER0[3u].y - in_CORNER0[2u].y) * gl_TessCoord.x) + in_CORNER0[2u].y) - _36) * gl_TessCoord.y) + _36);
    out_PATCHES0 = uvec4(in_PATCH0[0u], in_PATCH0[1u], in_PATCH0[2u], in_PATCH0[3u]);
    out_EDGES0 = vec4(gl_TessLevelOuter[0u], gl_TessLevelOuter[1u], gl_TessLevelOuter[2u], gl_TessLevelOuter[3u]);
    out_INSIDE0 = vec2(gl_TessLevelInner[0u], gl_TessLevelInner[1u]);
}

