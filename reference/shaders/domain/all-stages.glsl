#version 460
layout(quads) in;

layout(location = 1) out uvec3 out_NUMBERS0;
layout(location = 29) patch in uint in_NUMBER0;
layout(location = 0) in vec2 in_CORNER0[];
layout(location = 1) in uint in_INSTANCE0[];

void main()
{
    float _28 = ((in_CORNER0[1u].x - in_CORNER0[0u].x) * gl_TessCoord.x) + in_CORNER0[0u].x;
    float _29 = ((in_CORNER0[1u].y - in_CORNER0[0u].y) * gl_TessCoord.x) + in_CORNER0[0u].y;
    gl_Position = vec4((((((in_CORNER0[3u].x - in_CORNER0[2u].x) * gl_TessCoord.x) + in_CORNER0[2u].x) - _28) * gl_TessCoord.y) + _28, (((((in_CORNER0[3u].y - in_CORNER0[2u].y) * gl_TessCoord.x) + in_CORNER0[2u].y) - _29) * gl_TessCoord.y) + _29, 0.0, 1.0);
    out_NUMBERS0 = uvec3(in_NUMBER0, uint(gl_PrimitiveID), in_INSTANCE0[3u]);
}

