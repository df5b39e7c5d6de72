#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference) buffer _184;
layout(buffer_reference) buffer _211;
layout(buffer_reference) buffer _242;
layout(buffer_reference) buffer _255;
layout(buffer_reference) buffer _275;
layout(buffer_reference) buffer _323;
layout(buffer_reference) buffer _370;
layout(buffer_reference) buffer _399;
layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _184
{
    uint _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _211
{
    uint _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _242
{
    uvec4 _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _255
{
    uvec2 _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _275
{
    uvec4 _m0[];
};

layout(buffer_reference, buffer_reference_align = 2, std430) readonly buffer _323
{
    uint16_t _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _370
{
    uvec4 _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _399
{
    uvec4 _m0[];
};

layout(push_constant, std430) uniform push_constants
{
    uint _m0[12];
} push_constants_1;

void main()
{
    _184 _200 = _184(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint _22 = _200._m0[0u] * 48u;
    uvec2 _220 = uvec2(push_constants_1._m0[2u], push_constants_1._m0[3u]);
    _211 _222 = _211(_220);
    uint _226 = _200._m0[0u] * 8u;
    uint _35 = _200._m0[1u] * 48u;
    uint _42 = _200._m0[2u] << 4u;
    _242 _250 = _242(uvec2(push_constants_1._m0[8u], push_constants_1._m0[9u]));
    _250._m0[0u] = uvec4(_222._m0[((_200._m0[0u] * 12u) & 1073741823u) + 1u], _222._m0[_226 & 1073741823u], _222._m0[((_200._m0[1u] * 12u) + 5u) & 1073741823u], _222._m0[((_200._m0[2u] * 4u) + 7u) & 1073741823u]);
    _255 _261 = _255(_220);
    _250._m0[1u] = uvec4(_261._m0[((_200._m0[0u] * 4u) & 536870911u) + 1u], _261._m0[((_200._m0[1u] * 6u) + 3u) & 536870911u]);
    _275 _279 = _275(_220);
    _250._m0[2u] = uvec4(_279._m0[_200._m0[0u] & 268435455u]);
    uint _285 = _200._m0[0u] * 3u;
    _250._m0[3u] = uvec4(_279._m0[(_285 + 1u) & 268435455u]);
    uint _292 = _200._m0[1u] * 3u;
    _250._m0[4u] = uvec4(_279._m0[(_292 + 3u) & 268435455u]);
    uint _301 = (_200._m0[2u] + 2u) & 268435455u;
    _250._m0[5u] = uvec4(_279._m0[_301]);
    _250._m0[6u] = uvec4(_279._m0[(_200._m0[3u] + 268435454u) & 268435455u]);
    _323 _334 = _323(uvec2(push_constants_1._m0[4u], push_constants_1._m0[5u]));
    uint _337 = _200._m0[1u] * 24u;
    _250._m0[7u] = uvec4(_222._m0[((_200._m0[3u] * 3u) + 1073741822u) & 1073741823u], uint(_334._m0[((_200._m0[2u] * 8u) + 9u) & 2147483647u]), uint(_334._m0[(_337 + 14u) & 2147483647u]), uint(_334._m0[((_200._m0[0u] * 24u) & 2147483647u) + 1u]));
    uint _348 = _226 & 2147483647u;
    _250._m0[8u] = uvec4(uint(_334._m0[_348]), uint(_334._m0[_348 + 1u]), uint(_334._m0[_348 + 2u]), uint(_334._m0[_348 + 3u]));
    uint _359 = (_337 + 12u) & 2147483647u;
    _250._m0[9u] = uvec4(uint(_334._m0[_359]), uint(_334._m0[_359 + 1u]), uint(_334._m0[_359 + 2u]), uint(_334._m0[_359 + 3u]));
    uint _372 = (_292 + 1u) & 268435455u;
    _370 _379 = _370(uvec2(push_constants_1._m0[6u], push_constants_1._m0[7u]));
    uint64_t _146 = uint64_t(_379._m0[_372].z) | (uint64_t(_379._m0[_372].w) << 32ul);
    _250._m0[10u].x = uint(_146);
    _250._m0[10u].y = uint(_146 >> 32ul);
    uint _388 = (_200._m0[0u] * 2u) & 268435455u;
    uint64_t _158 = uint64_t(_379._m0[_388].z) | (uint64_t(_379._m0[_388].w) << 32ul);
    _250._m0[10u].z = uint(_158);
    _250._m0[10u].w = uint(_158 >> 32ul);
    uint64_t _170 = uint64_t(_379._m0[_301].x) | (uint64_t(_379._m0[_301].y) << 32ul);
    uint64_t _174 = uint64_t(_379._m0[_301].z) | (uint64_t(_379._m0[_301].w) << 32ul);
    _250._m0[11u] = uvec4(uint(_170), uint(_170 >> 32ul), uint(_174), uint(_174 >> 32ul));
    _399 _407 = _399(uvec2(push_constants_1._m0[10u], push_constants_1._m0[11u]));
    _407._m0[_285 & 268435455u].x = 1u;
    _407._m0[_372].z = 2u;
    _407._m0[_372].w = 3u;
    _407._m0[_301] = uvec4(4u, 5u, 6u, 7u);
}

