#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    uint64_t _10 = uint64_t(t0_1._m0[gl_GlobalInvocationID.x].y) * uint64_t(t0_1._m0[gl_GlobalInvocationID.x].x);
    u0_1._m0[gl_GlobalInvocationID.x] = uvec2(uint(_10), uint(_10 >> 32ul));
}

