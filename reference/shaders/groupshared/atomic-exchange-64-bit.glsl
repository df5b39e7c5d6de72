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

shared uint64_t chain;
shared uint64_t least;

void main()
{
    bool _3 = gl_LocalInvocationIndex == 0u;
    if (_3)
    {
        chain = 8796093022208ul;
        least = 18446744073709551615ul;
    }
    barrier();
    uint64_t _6 = atomicExchange(chain, uint64_t(gl_LocalInvocationIndex) << 40ul);
    u0_1._m0[uint(_6 >> 40ul)] = 1ul;
    uint64_t _12 = atomicMin(least, uint64_t(20u - gl_LocalInvocationIndex) << 36ul);
    barrier();
    if (_3)
    {
        uint _15 = uint(chain >> 40ul);
        u0_1._m0[_15] += 1ul;
        u0_1._m0[9u] = least;
    }
}

