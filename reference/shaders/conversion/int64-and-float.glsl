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
    vec2 _m0[];
} u0_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    float _m0[];
} t1_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uvec2 _m0[];
} u1_1;

void main()
{
    uint64_t _11 = uint64_t(t0_1._m0[gl_GlobalInvocationID.x].x) | (uint64_t(t0_1._m0[gl_GlobalInvocationID.x].y) << 32ul);
    u0_1._m0[gl_GlobalInvocationID.x] = vec2(float(int64_t(_11)), float(_11));
    uint64_t _19 = uint64_t(int64_t(t1_1._m0[gl_GlobalInvocationID.x]));
    uint _20 = gl_GlobalInvocationID.x << 1u;
    u1_1._m0[_20] = uvec2(uint(_19), uint(_19 >> 32ul));
    uint64_t _30 = uint64_t(abs(t1_1._m0[gl_GlobalInvocationID.x]));
    u1_1._m0[_20 + 1u] = uvec2(uint(_30), uint(_30 >> 32ul));
}

