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
    uint _29 = (gl_GlobalInvocationID.x << 4u) >> 2u;
    u0_1._m0[_29] = t0_1._m0[_29];
    u0_1._m0[_29 + 1u] = t0_1._m0[_29 + 1u];
    u0_1._m0[_29 + 2u] = t0_1._m0[_29 + 2u];
    u0_1._m0[_29 + 3u] = t0_1._m0[_29 + 3u];
    uint _9 = gl_GlobalInvocationID.x << 3u;
    uint _53 = (_9 + 64u) >> 2u;
    uint _58 = (_9 + 128u) >> 2u;
    u0_1._m0[_58] = t0_1._m0[_53];
    u0_1._m0[_58 + 1u] = t0_1._m0[_53 + 1u];
}

