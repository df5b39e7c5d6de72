#version 460
#extension GL_KHR_shader_subgroup_basic : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

shared uint passed[8];
shared uint sums[4];

void main()
{
    subgroupMemoryBarrierShared();
    subgroupBarrier();
    passed[gl_LocalInvocationIndex] = u0_1._m0[gl_LocalInvocationIndex];
    passed[gl_LocalInvocationIndex + 4u] = 7u;
    uint _9 = gl_LocalInvocationIndex ^ 1u;
    subgroupMemoryBarrierShared();
    subgroupBarrier();
    uint _10 = passed[_9];
    uint _12 = passed[gl_LocalInvocationIndex ^ 2u];
    uint _14 = passed[gl_LocalInvocationIndex ^ 4u];
    subgroupMemoryBarrierShared();
    subgroupBarrier();
    passed[_9] = _10 + 100u;
    uint _30;
    if (u0_1._m0[gl_LocalInvocationIndex] > 20u)
    {
        subgroupMemoryBarrierShared();
        subgroupBarrier();
        _30 = (passed[gl_LocalInvocationIndex] * 1000u) + _10;
    }
    else
    {
        _30 = _10;
    }
    subgroupMemoryBarrierShared();
    subgroupBarrier();
    sums[gl_LocalInvocationIndex] = 0u;
    uint _26 = gl_LocalInvocationIndex & 1u;
    subgroupMemoryBarrierShared();
    subgroupBarrier();
    uint _27 = atomicAdd(sums[_26], _14 + _12);
    subgroupMemoryBarrierShared();
    subgroupBarrier();
    u0_1._m0[gl_LocalInvocationIndex] = sums[_26] + _30;
}

