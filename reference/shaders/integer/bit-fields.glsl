#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

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
    uint _12 = gl_GlobalInvocationID.x * 3u;
    u0_1._m0[_12] = (t0_1._m0[gl_GlobalInvocationID.x] >> ((gl_GlobalInvocationID.x + 4u) & 31u)) & 511u;
    u0_1._m0[_12 + 1u] = uint(int(t0_1._m0[gl_GlobalInvocationID.x] << 16u) >> int(24u));
    u0_1._m0[_12 + 2u] = (t0_1._m0[gl_GlobalInvocationID.x] & 4294902015u) | 23040u;
}

