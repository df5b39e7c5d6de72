#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _3 = gl_GlobalInvocationID.x << 6u;
    u0_1._m0[_3 >> 2u] = gl_GlobalInvocationID.x + 1u;
    uint _36 = (_3 | 8u) >> 2u;
    u0_1._m0[_36] = gl_GlobalInvocationID.x + 2u;
    u0_1._m0[_36 + 1u] = gl_GlobalInvocationID.x + 3u;
    uint _43 = (_3 | 20u) >> 2u;
    u0_1._m0[_43] = gl_GlobalInvocationID.x + 4u;
    u0_1._m0[_43 + 1u] = gl_GlobalInvocationID.x + 5u;
    u0_1._m0[_43 + 2u] = gl_GlobalInvocationID.x + 6u;
    uint _53 = (_3 | 36u) >> 2u;
    u0_1._m0[_53] = gl_GlobalInvocationID.x + 7u;
    u0_1._m0[_53 + 1u] = gl_GlobalInvocationID.x + 8u;
    u0_1._m0[_53 + 2u] = gl_GlobalInvocationID.x + 9u;
    u0_1._m0[_53 + 3u] = gl_GlobalInvocationID.x + 10u;
}

