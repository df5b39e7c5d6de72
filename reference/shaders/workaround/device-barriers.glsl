#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) coherent restrict buffer u0
{
    uint _m0[];
} u0_1;

shared uint shared_word;

void main()
{
    u0_1._m0[gl_LocalInvocationIndex] = gl_LocalInvocationIndex + 1u;
    memoryBarrier();
    barrier();
    shared_word = u0_1._m0[gl_LocalInvocationIndex ^ 1u];
    barrier();
    u0_1._m0[gl_LocalInvocationIndex + 2u] = uint(shared_word != 0u);
}

