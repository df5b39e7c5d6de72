#version 460
#extension GL_EXT_shader_atomic_int64 : require
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint64_t _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict buffer u1
{
    uint64_t _m0[];
} u1_1;

void main()
{
    uint64_t _4 = atomicAdd(u0_1._m0[gl_GlobalInvocationID.x & 1u], 2147483648ul);
    uint64_t _10 = atomicAnd(u0_1._m0[2u], ~(1ul << (uint64_t(gl_GlobalInvocationID.x + 32u) & 63ul)));
    uint64_t _15 = atomicXor(u0_1._m0[3u], 1ul << (uint64_t(gl_GlobalInvocationID.x * 5u) & 63ul));
    uint64_t _18 = (-uint64_t(gl_GlobalInvocationID.x)) << 32ul;
    uint64_t _19 = atomicMin(u1_1._m0[0u], _18);
    uint64_t _20 = atomicMax(u1_1._m0[1u], _18);
}

