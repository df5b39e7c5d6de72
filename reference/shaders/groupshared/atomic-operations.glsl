#version 460
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

shared uint words[6];
shared uint signed_words[5];

void main()
{
    bool _3 = gl_LocalInvocationIndex < 6u;
    if (_3)
    {
        words[gl_LocalInvocationIndex] = (gl_LocalInvocationIndex == 1u) ? 4294967295u : ((gl_LocalInvocationIndex == 4u) ? 1000u : 0u);
    }
    bool _8 = gl_LocalInvocationIndex < 5u;
    if (_8)
    {
        uint _38;
        if (gl_LocalInvocationIndex == 0u)
        {
            _38 = 50u;
        }
        else
        {
            uint _37;
            if (gl_LocalInvocationIndex == 1u)
            {
                _37 = 4294967246u;
            }
            else
            {
                _37 = (gl_LocalInvocationIndex == 4u) ? 4294967291u : 5u;
            }
            _38 = _37;
        }
        signed_words[gl_LocalInvocationIndex] = _38;
    }
    barrier();
    uint _13 = atomicAdd(words[0u], gl_LocalInvocationIndex);
    uint _17 = atomicAnd(words[1u], ~(1u << (gl_LocalInvocationIndex & 15u)));
    uint _20 = atomicOr(words[2u], 1u << (gl_LocalInvocationIndex & 31u));
    uint _22 = atomicXor(words[3u], gl_LocalInvocationIndex * 3u);
    uint _24 = atomicMin(words[4u], gl_LocalInvocationIndex + 7u);
    uint _26 = atomicMax(words[5u], gl_LocalInvocationIndex * 9u);
    uint _28 = atomicMin(signed_words[0u], gl_LocalInvocationIndex + 4294967276u);
    uint _29 = gl_LocalInvocationIndex + 4294967256u;
    uint _30 = atomicMax(signed_words[1u], _29);
    uint _31 = atomicMax(signed_words[2u], _29);
    uint _32 = atomicMin(signed_words[3u], _29);
    uint _33 = atomicMin(signed_words[4u], gl_LocalInvocationIndex);
    barrier();
    if (_3)
    {
        u0_1._m0[gl_LocalInvocationIndex] = words[gl_LocalInvocationIndex];
    }
    if (_8)
    {
        u0_1._m0[gl_LocalInvocationIndex + 6u] = signed_words[gl_LocalInvocationIndex];
    }
}

