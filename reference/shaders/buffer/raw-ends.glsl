#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _28 = gl_GlobalInvocationID.x * 4u;
    uint _33 = _28 + 1u;
    uint _36 = _28 + 2u;
    uint _39 = _28 + 3u;
    u0_1._m0[_28] = t0_1._m0[_28];
    u0_1._m0[_33] = t0_1._m0[_33];
    u0_1._m0[_36] = t0_1._m0[_36];
    u0_1._m0[_39] = t0_1._m0[_39];
    uint _9 = gl_GlobalInvocationID.x << 3u;
    uint _50 = gl_GlobalInvocationID.x * 2u;
    u0_1._m0[_50 + 32u] = t0_1._m0[_50 + 16u];
    u0_1._m0[_50 + 33u] = t0_1._m0[_50 + 17u];
}

