#version 460
layout(triangles) in;

layout(set = 0, binding = 1, std140) uniform b1
{
    vec4 _m0[1];
} b1_1;

layout(location = 0) out vec3 out_AT0;
layout(location = 1) out vec2 out_ROW0;
layout(location = 2) out uvec4 out_VALUE0;
layout(location = 3) out uvec3 out_NUMBERS0;
layout(location = 4) out vec4 out_CORNERS0;
layout(location = 29) patch in uvec2 in_SUMS0;
layout(location = 29, component = 2) patch in uint in_LEAST0;
layout(location = 22) patch in vec2 in_ROWS0[4];
layout(location = 0) in uvec4 in_VALUE0[];

void main()
{
    out_AT0 = vec3(gl_TessCoord);
    out_ROW0 = vec2(in_ROWS0[floatBitsToUint(b1_1._m0[0u].x)]);
    out_VALUE0 = uvec4(in_VALUE0[floatBitsToUint(b1_1._m0[0u].y)]);
    out_NUMBERS0 = uvec3(in_SUMS0, in_LEAST0);
    out_CORNERS0 = vec4(in_ROWS0[0u], in_ROWS0[3u]);
}

