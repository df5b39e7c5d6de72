#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[4096];
} b0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _22 = t0_1._m0[gl_LocalInvocationIndex] + 4100u;
    uint _28 = min(_22, 16383u);
    u0_1._m0[gl_LocalInvocationIndex] = floatBitsToUint((_22 < 16384u) ? b0_1._m0[_28 >> 2u][_28 & 3u] : 0.0);
}

