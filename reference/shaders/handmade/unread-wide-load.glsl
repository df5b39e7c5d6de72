#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uvec4 _m0[];
} t1_1;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    if ((((t1_1._m0[0u].x + t1_1._m0[0u].y) + t1_1._m0[0u].z) + t1_1._m0[0u].w) == 0u)
    {
    }
    uint64_t _52[8];
    _52[gl_GlobalInvocationID.x] = packUint2x32(uvec2(t0_1._m0[0u], t0_1._m0[1u]));
    u0_1._m0[gl_GlobalInvocationID.x] = gl_GlobalInvocationID.x + 2u;
}

