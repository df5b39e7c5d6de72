#version 460
#extension GL_EXT_shader_atomic_int64 : require
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint64_t _m0[];
} u0_1;

shared uint64_t words[6];
shared uint64_t signed_word;

void main()
{
    bool _3 = gl_LocalInvocationIndex < 6u;
    if (_3)
    {
        words[gl_LocalInvocationIndex] = (gl_LocalInvocationIndex == 3u) ? 18446744073709551615ul : 0ul;
        if (gl_LocalInvocationIndex == 0u)
        {
            signed_word = 5ul;
        }
    }
    barrier();
    uint64_t _7 = uint64_t(gl_LocalInvocationIndex);
    uint64_t _9 = atomicAdd(words[0u], _7 << 32ul);
    uint64_t _14 = atomicOr(words[1u], 1ul << (uint64_t(gl_LocalInvocationIndex << 1u) & 62ul));
    uint64_t _16 = atomicMax(words[2u], _7 * 8589934593ul);
    uint64_t _22 = atomicAnd(words[3u], ~(1ul << (uint64_t(gl_LocalInvocationIndex + 16u) & 63ul)));
    uint64_t _24 = atomicXor(words[4u], _7 << 30ul);
    uint64_t _25 = atomicCompSwap(words[5u], 0ul, 30064771072ul);
    uint64_t _28 = atomicMin(signed_word, _7 | 18446744069414584320ul);
    barrier();
    if (_3)
    {
        u0_1._m0[gl_LocalInvocationIndex] = words[gl_LocalInvocationIndex];
    }
    else
    {
        if (gl_LocalInvocationIndex == 6u)
        {
            u0_1._m0[6u] = signed_word;
        }
    }
}

