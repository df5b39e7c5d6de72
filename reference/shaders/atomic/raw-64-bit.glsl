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

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uint64_t _m0[];
} u1_1;

void main()
{
    uint64_t _3 = uint64_t(gl_GlobalInvocationID.x);
    uint64_t _5 = atomicAdd(u0_1._m0[0u], _3 << 32ul);
    uint _6 = gl_GlobalInvocationID.x << 3u;
    uint64_t _10 = atomicOr(u0_1._m0[1u], 1ul << (uint64_t(_6) & 56ul));
    uint64_t _12 = atomicMax(u0_1._m0[2u], _3 << 33ul);
    uint64_t _14 = atomicMin(u0_1._m0[3u], _3 + 18446744073709551613ul);
    uint _48 = gl_GlobalInvocationID.x + 4u;
    uint64_t _17 = atomicExchange(u0_1._m0[_48], _3 * 4294967297ul);
    uint64_t _18 = atomicCompSwap(u0_1._m0[_48], 12884901891ul, 1ul);
    u1_1._m0[gl_GlobalInvocationID.x] = _18 + _17;
}

