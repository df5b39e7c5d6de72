#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint64_t _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint64_t _m0[];
} u0_1;

void main()
{
    u0_1._m0[gl_GlobalInvocationID.x] = t0_1._m0[2u] + t0_1._m0[gl_GlobalInvocationID.x];
    uint _42 = gl_GlobalInvocationID.x * 2u;
    u0_1._m0[_42 + 2u] = t0_1._m0[3u];
    u0_1._m0[_42 + 3u] = t0_1._m0[2u];
}

