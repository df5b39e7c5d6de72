#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uvec2 _m0[];
} u1_1;

void main()
{
    u0_1._m0[gl_GlobalInvocationID.x] = uvec4(t0_1._m0[gl_GlobalInvocationID.x] - ((t0_1._m0[gl_GlobalInvocationID.x] + (t0_1._m0[gl_GlobalInvocationID.x] >> 31u)) & 4294967294u), t0_1._m0[gl_GlobalInvocationID.x] - ((t0_1._m0[gl_GlobalInvocationID.x] + (uint(int(t0_1._m0[gl_GlobalInvocationID.x]) >> int(1u)) >> 30u)) & 4294967292u), t0_1._m0[gl_GlobalInvocationID.x] - ((t0_1._m0[gl_GlobalInvocationID.x] + (uint(int(t0_1._m0[gl_GlobalInvocationID.x]) >> int(9u)) >> 22u)) & 4294966272u), t0_1._m0[gl_GlobalInvocationID.x] - ((t0_1._m0[gl_GlobalInvocationID.x] + (uint(int(t0_1._m0[gl_GlobalInvocationID.x]) >> int(29u)) >> 2u)) & 3221225472u));
    u1_1._m0[gl_GlobalInvocationID.x] = uvec2(t0_1._m0[gl_GlobalInvocationID.x] - (uint(int(t0_1._m0[gl_GlobalInvocationID.x]) / int(2147483648u)) * 2147483648u), t0_1._m0[gl_GlobalInvocationID.x] - (uint(int(t0_1._m0[gl_GlobalInvocationID.x]) / int(99u)) * 99u));
}

