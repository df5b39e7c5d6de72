#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

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
    uint64_t _11 = uint64_t(t0_1._m0[gl_GlobalInvocationID.x].x) | (uint64_t(t0_1._m0[gl_GlobalInvocationID.x].y) << 32ul);
    uint _12 = gl_GlobalInvocationID.x + 1u;
    uint64_t _21 = uint64_t(t0_1._m0[_12].x) | (uint64_t(t0_1._m0[_12].y) << 32ul);
    uint _22 = gl_GlobalInvocationID.x * 6u;
    uint64_t _23 = _11 << 36ul;
    u0_1._m0[_22] = uvec2(uint(_23), uint(_23 >> 32ul));
    uint64_t _27 = _11 >> 36ul;
    u0_1._m0[_22 + 1u] = uvec2(uint(_27), uint(_27 >> 32ul));
    uint64_t _32 = uint64_t(int64_t(_11) >> int64_t(36ul));
    u0_1._m0[_22 + 2u] = uvec2(uint(_32), uint(_32 >> 32ul));
    uint64_t _40 = (_21 & _11) ^ (~(_21 | _11));
    u0_1._m0[_22 + 3u] = uvec2(uint(_40), uint(_40 >> 32ul));
    uint64_t _55 = ((uint64_t(_11 < _21) | ((int64_t(_11) < int64_t(_21)) ? 2ul : 0ul)) | ((_11 == _21) ? 4ul : 0ul)) | ((_11 >= _21) ? 8ul : 0ul);
    u0_1._m0[_22 + 4u] = uvec2(uint(_55), uint(_55 >> 32ul));
    uint64_t _62 = uint64_t(max(int64_t(_11), int64_t(_21))) - min(_11, _21);
    u0_1._m0[_22 + 5u] = uvec2(uint(_62), uint(_62 >> 32ul));
}

