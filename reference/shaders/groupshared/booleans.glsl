#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

shared uint flags[8];
shared uint vector_flags[3];

void main()
{
    flags[gl_LocalInvocationIndex] = uint((gl_LocalInvocationIndex % 3u) == 0u);
    if (gl_LocalInvocationIndex == 5u)
    {
        vector_flags[0u] = 1u;
        vector_flags[1u] = 0u;
        vector_flags[2u] = 1u;
    }
    barrier();
    uint _7 = gl_LocalInvocationIndex + 1u;
    u0_1._m0[gl_LocalInvocationIndex] = (flags[_7 & 7u] != 0u) ? _7 : 0u;
    if (gl_LocalInvocationIndex < 3u)
    {
        u0_1._m0[gl_LocalInvocationIndex + 8u] = vector_flags[gl_LocalInvocationIndex];
    }
}

