#version 460
#extension GL_EXT_shader_atomic_int64 : require
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint64_t _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict buffer u1
{
    uvec2 _m0[];
} u1_1;

void main()
{
    uint64_t _7 = atomicMin(u0_1._m0[0u], (uint64_t(0u) << uint64_t(32u)) | uint64_t(4294967295u));
    u1_1._m0[0u] = uvec2(uint(_7), uint(_7 >> uint64_t(32u)));
    uint64_t _17 = atomicMax(u0_1._m0[0u], (uint64_t(7u) << uint64_t(32u)) | uint64_t(1u));
    u1_1._m0[1u] = uvec2(uint(_17), uint(_17 >> uint64_t(32u)));
    uint64_t _27 = atomicAnd(u0_1._m0[0u], (uint64_t(15u) << uint64_t(32u)) | uint64_t(241u));
    u1_1._m0[2u] = uvec2(uint(_27), uint(_27 >> uint64_t(32u)));
    uint64_t _37 = atomicOr(u0_1._m0[1u], (uint64_t(32u) << uint64_t(32u)) | uint64_t(16u));
    u1_1._m0[3u] = uvec2(uint(_37), uint(_37 >> uint64_t(32u)));
    uint64_t _47 = atomicXor(u0_1._m0[1u], (uint64_t(33u) << uint64_t(32u)) | uint64_t(17u));
    u1_1._m0[4u] = uvec2(uint(_47), uint(_47 >> uint64_t(32u)));
    uint64_t _57 = atomicAdd(u0_1._m0[1u], (uint64_t(1u) << uint64_t(32u)) | uint64_t(4294967295u));
    u1_1._m0[5u] = uvec2(uint(_57), uint(_57 >> uint64_t(32u)));
    uint64_t _67 = atomicExchange(u0_1._m0[2u], (uint64_t(12u) << uint64_t(32u)) | uint64_t(11u));
    u1_1._m0[6u] = uvec2(uint(_67), uint(_67 >> uint64_t(32u)));
    uint64_t _82 = atomicCompSwap(u0_1._m0[2u], (uint64_t(13u) << uint64_t(32u)) | uint64_t(11u), (uint64_t(1u) << uint64_t(32u)) | uint64_t(1u));
    u1_1._m0[7u] = uvec2(uint(_82), uint(_82 >> uint64_t(32u)));
    if (u1_1._m0[7u].y == 12u)
    {
        uint64_t _103 = atomicCompSwap(u0_1._m0[2u], (uint64_t(12u) << uint64_t(32u)) | uint64_t(11u), (uint64_t(22u) << uint64_t(32u)) | uint64_t(21u));
        u1_1._m0[8u] = uvec2(uint(_103), uint(_103 >> uint64_t(32u)));
    }
}

