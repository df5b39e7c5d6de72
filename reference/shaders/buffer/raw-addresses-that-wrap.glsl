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

layout(buffer_reference) buffer _156;
layout(buffer_reference) buffer _183;
layout(buffer_reference) buffer _214;
layout(buffer_reference) buffer _227;
layout(buffer_reference) buffer _247;
layout(buffer_reference) buffer _300;
layout(buffer_reference) buffer _331;
layout(buffer_reference) buffer _382;
layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _156
{
    uint _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _183
{
    uint _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _214
{
    uvec4 _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _227
{
    uvec2 _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _247
{
    uvec4 _m0[];
};

layout(buffer_reference, buffer_reference_align = 2, std430) readonly buffer _300
{
    u16vec4 _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _331
{
    uvec4 _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _382
{
    uvec4 _m0[];
};

layout(push_constant, std430) uniform push_constants
{
    uint _m0[12];
} push_constants_1;

void main()
{
    _156 _172 = _156(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint _22 = _172._m0[0u] * 48u;
    uvec2 _192 = uvec2(push_constants_1._m0[2u], push_constants_1._m0[3u]);
    _183 _194 = _183(_192);
    uint _35 = _172._m0[1u] * 48u;
    uint _42 = _172._m0[2u] << 4u;
    _214 _222 = _214(uvec2(push_constants_1._m0[8u], push_constants_1._m0[9u]));
    _222._m0[0u] = uvec4(_194._m0[((_172._m0[0u] * 12u) & 1073741823u) + 1u], _194._m0[(_172._m0[0u] * 8u) & 1073741823u], _194._m0[((_172._m0[1u] * 12u) + 5u) & 1073741823u], _194._m0[((_172._m0[2u] * 4u) + 7u) & 1073741823u]);
    _227 _233 = _227(_192);
    uint _241 = ((_172._m0[1u] * 6u) + 3u) & 536870911u;
    _222._m0[1u] = uvec4(_233._m0[((_172._m0[0u] * 4u) & 536870911u) + 1u], _233._m0[_241]);
    uvec2 _252 = uvec2(push_constants_1._m0[2u], push_constants_1._m0[3u]);
    _247 _254 = _247(_252);
    _222._m0[2u] = uvec4(_254._m0[_172._m0[0u] & 268435455u]);
    uint _260 = _172._m0[0u] * 3u;
    _222._m0[3u] = uvec4(_254._m0[(_260 + 1u) & 268435455u]);
    uint _267 = _172._m0[1u] * 3u;
    _222._m0[4u] = uvec4(_254._m0[(_267 + 3u) & 268435455u]);
    uint _276 = (_172._m0[2u] + 2u) & 268435455u;
    _222._m0[5u] = uvec4(_254._m0[_276]);
    _222._m0[6u] = uvec4(_254._m0[(_172._m0[3u] + 268435454u) & 268435455u]);
    _300 _310 = _300(uvec2(push_constants_1._m0[4u], push_constants_1._m0[5u]));
    _222._m0[7u] = uvec4(_183(_252)._m0[((_172._m0[3u] * 3u) + 1073741822u) & 1073741823u], uint(_310._m0[((_172._m0[2u] * 2u) + 2u) & 536870911u].y), uint(_310._m0[_241].z), uint(_310._m0[(_172._m0[0u] * 6u) & 536870911u].y));
    uint _319 = _172._m0[0u] * 2u;
    uint _320 = _319 & 536870911u;
    _222._m0[8u] = uvec4(uint(_310._m0[_320].x), uint(_310._m0[_320].y), uint(_310._m0[_320].z), uint(_310._m0[_320].w));
    _222._m0[9u] = uvec4(uint(_310._m0[_241].x), uint(_310._m0[_241].y), uint(_310._m0[_241].z), uint(_310._m0[_241].w));
    uint _333 = (_267 + 1u) & 268435455u;
    _331 _340 = _331(uvec2(push_constants_1._m0[6u], push_constants_1._m0[7u]));
    uvec2 _347 = unpackUint2x32(packUint2x32(uvec2(_340._m0[_333].zw)));
    _222._m0[10u].x = _347.x;
    _222._m0[10u].y = _347.y;
    uvec2 _359 = unpackUint2x32(packUint2x32(uvec2(_340._m0[_319 & 268435455u].zw)));
    _222._m0[10u].z = _359.x;
    _222._m0[10u].w = _359.y;
    _222._m0[11u] = uvec4(unpackUint2x32(packUint2x32(uvec2(_340._m0[_276].xy))), unpackUint2x32(packUint2x32(uvec2(_340._m0[_276].zw))));
    _382 _390 = _382(uvec2(push_constants_1._m0[10u], push_constants_1._m0[11u]));
    _390._m0[_260 & 268435455u].x = 1u;
    _390._m0[_333].z = 2u;
    _390._m0[_333].w = 3u;
    _390._m0[_276] = uvec4(4u, 5u, 6u, 7u);
}

