#version 460
#extension GL_KHR_shader_subgroup_arithmetic : require
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

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
    uint _9 = gl_LocalInvocationID.x * 3u;
    u0_1._m0[_9] = subgroupExclusiveAdd(t0_1._m0[gl_LocalInvocationID.x]);
    u0_1._m0[_9 + 1u] = subgroupExclusiveMul((t0_1._m0[gl_LocalInvocationID.x] & 1u) + 1u);
    u0_1._m0[_9 + 2u] = floatBitsToUint(subgroupExclusiveAdd(float(int(t0_1._m0[gl_LocalInvocationID.x])) * 0.5));
}

