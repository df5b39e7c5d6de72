#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

void main()
{
    uint64_t _11 = uint64_t(t0_1._m0[gl_GlobalInvocationID.x].x) | (uint64_t(t0_1._m0[gl_GlobalInvocationID.x].y) << 32ul);
    uint64_t _12 = _11 - ((_11 + (uint64_t(int64_t(_11) >> 2u) >> 61u)) & 18446744073709551608ul);
    uint64_t _13 = _11 - ((_11 + (uint64_t(int64_t(_11) >> 39u) >> 24u)) & 18446742974197923840ul);
    u0_1._m0[gl_GlobalInvocationID.x] = uvec4(uint(_12), uint(_12 >> 32ul), uint(_13), uint(_13 >> 32ul));
}

