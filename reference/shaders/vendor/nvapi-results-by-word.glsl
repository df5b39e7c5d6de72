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

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uint _m0[];
} u1_1;

void main()
{
    uint64_t _7 = atomicExchange(u0_1._m0[0u], (uint64_t(12u) << uint64_t(32u)) | uint64_t(11u));
    uint _11 = uint(_7 >> uint64_t(32u));
    uint _12 = _11;
    uint _13 = 0u;
    uint _14 = 0u;
    uint _15 = 0u;
    uint _16 = 0u;
    u1_1._m0[0u] = _12;
    uint _17 = uint(_7);
    uint _18 = 0u;
    uint _19 = 0u;
    uint _20 = 0u;
    uint _21 = 0u;
    uint _22 = _17;
    uint _23 = _11;
    uint _24 = _19;
    uint _25 = _20;
    uint _26 = _21;
    u1_1._m0[1u] = _22;
    uint64_t _32 = atomicExchange(u0_1._m0[1u], (uint64_t(14u) << uint64_t(32u)) | uint64_t(13u));
    uint _36 = uint(_32 >> uint64_t(32u));
    uint _37 = 0u;
    uint _38 = 0u;
    uint _39 = 0u;
    uint _40 = 0u;
    u1_1._m0[2u] = _36;
}

