#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

void main()
{
    uint _8 = packHalf2x16(vec2(t0_1._m0[gl_GlobalInvocationID.x], 0.0));
    uint _10 = gl_GlobalInvocationID.x * 5u;
    u0_1._m0[_10] = unpackHalf2x16(min(_8, 65534u)).x;
    u0_1._m0[_10 + 1u] = unpackHalf2x16(_8 + 1u).x;
    u0_1._m0[_10 + 2u] = unpackHalf2x16(_8 & 65520u).x;
    u0_1._m0[_10 + 3u] = unpackHalf2x16(min(((_8 + 65536u) & 65535u), 65534u)).x;
    u0_1._m0[_10 + 4u] = unpackHalf2x16(min(((_8 & 32767u) & 65535u), 65534u)).x;
}

