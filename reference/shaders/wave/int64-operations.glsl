#version 460
#extension GL_EXT_shader_subgroup_extended_types_int64 : require
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_vote : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    uint64_t _11 = uint64_t(t0_1._m0[gl_LocalInvocationID.x].x) | (uint64_t(t0_1._m0[gl_LocalInvocationID.x].y) << 32ul);
    uint64_t _12 = subgroupAdd(_11);
    u0_1._m0[gl_LocalInvocationID.x] = uvec2(uint(_12), uint(_12 >> 32ul));
    uint64_t _16 = uint64_t(subgroupMin(int64_t(_11)));
    u0_1._m0[gl_LocalInvocationID.x + 4u] = uvec2(uint(_16), uint(_16 >> 32ul));
    uint64_t _21 = subgroupMax(_11);
    u0_1._m0[gl_LocalInvocationID.x + 8u] = uvec2(uint(_21), uint(_21 >> 32ul));
    uint64_t _26 = subgroupXor(_11);
    u0_1._m0[gl_LocalInvocationID.x + 12u] = uvec2(uint(_26), uint(_26 >> 32ul));
    uint64_t _31 = subgroupExclusiveAdd(_11);
    u0_1._m0[gl_LocalInvocationID.x + 16u] = uvec2(uint(_31), uint(_31 >> 32ul));
    uint64_t _37 = subgroupShuffle(_11, 3u - gl_LocalInvocationID.x);
    u0_1._m0[gl_LocalInvocationID.x + 20u] = uvec2(uint(_37), uint(_37 >> 32ul));
    uint64_t _44 = uint64_t(subgroupAllEqual(uint64_t(int64_t(_11) >> int64_t(63ul))));
    u0_1._m0[gl_LocalInvocationID.x + 24u] = uvec2(uint(_44), uint(_44 >> 32ul));
}

