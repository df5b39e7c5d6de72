#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec4 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    uint64_t _11 = uint64_t(t0_1._m0[gl_GlobalInvocationID.x].x) | (uint64_t(t0_1._m0[gl_GlobalInvocationID.x].y) << 32ul);
    uint64_t _15 = uint64_t(t0_1._m0[gl_GlobalInvocationID.x].z) | (uint64_t(t0_1._m0[gl_GlobalInvocationID.x].w) << 32ul);
    uint64_t _16 = _11 + _15;
    uint _17 = gl_GlobalInvocationID.x * 7u;
    u0_1._m0[_17] = uvec2(uint(_16), uint(_16 >> 32ul));
    uint64_t _21 = _11 - _15;
    u0_1._m0[_17 + 1u] = uvec2(uint(_21), uint(_21 >> 32ul));
    uint64_t _26 = _11 * _15;
    u0_1._m0[_17 + 2u] = uvec2(uint(_26), uint(_26 >> 32ul));
    uint64_t _31 = _11 / _15;
    u0_1._m0[_17 + 3u] = uvec2(uint(_31), uint(_31 >> 32ul));
    uint64_t _36 = _11 % _15;
    u0_1._m0[_17 + 4u] = uvec2(uint(_36), uint(_36 >> 32ul));
    uint64_t _41 = uint64_t(int64_t(_11) / int64_t(_15));
    u0_1._m0[_17 + 5u] = uvec2(uint(_41), uint(_41 >> 32ul));
    uint64_t _46 = _11 - (uint64_t(int64_t(_11) / int64_t(_15)) * _15);
    u0_1._m0[_17 + 6u] = uvec2(uint(_46), uint(_46 >> 32ul));
}

