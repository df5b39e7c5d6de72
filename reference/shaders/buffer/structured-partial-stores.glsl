#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _23 = gl_GlobalInvocationID.x * 9u;
    u0_1._m0[_23 + 1u] = gl_GlobalInvocationID.x + 100u;
    u0_1._m0[_23 + 2u] = 5u;
    u0_1._m0[_23 + 3u] = 6u;
    u0_1._m0[_23 + 4u] = floatBitsToUint(0.5);
    u0_1._m0[(_23 + gl_GlobalInvocationID.x) + 7u] = u0_1._m0[_23 + 6u];
}

