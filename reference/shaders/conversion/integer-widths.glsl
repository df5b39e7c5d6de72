#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    uint64_t _8 = uint64_t(t0_1._m0[gl_GlobalInvocationID.x]);
    uint64_t _10 = uint64_t(int64_t(_8 << 48ul) >> int64_t(48ul));
    uint _11 = gl_GlobalInvocationID.x << 2u;
    u0_1._m0[_11] = uvec2(uint(_10), uint(_10 >> 32ul));
    uint64_t _15 = _8 & 65535ul;
    u0_1._m0[_11 + 1u] = uvec2(uint(_15), uint(_15 >> 32ul));
    uint64_t _20 = uint64_t(int(t0_1._m0[gl_GlobalInvocationID.x]));
    u0_1._m0[_11 + 2u] = uvec2(uint(_20), uint(_20 >> 32ul));
    u0_1._m0[_11 + 3u] = uvec2(uint(_8), uint(_8 >> 32ul));
}

