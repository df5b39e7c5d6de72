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
layout(buffer_reference) buffer _215;
layout(buffer_reference) buffer _228;
layout(buffer_reference) buffer _247;
layout(buffer_reference) buffer _296;
layout(buffer_reference) buffer _326;
layout(buffer_reference) buffer _377;
layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _156
{
    uint _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _183
{
    uint _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _215
{
    uvec4 _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _228
{
    uvec2 _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _247
{
    uvec4 _m0[];
};

layout(buffer_reference, buffer_reference_align = 2, std430) readonly buffer _296
{
    u16vec4 _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _326
{
    uvec4 _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _377
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
    uint _198 = _172._m0[0u] & 134217727u;
    uint _35 = _172._m0[1u] * 48u;
    uint _42 = _172._m0[2u] << 4u;
    _215 _223 = _215(uvec2(push_constants_1._m0[8u], push_constants_1._m0[9u]));
    _223._m0[0u] = uvec4(_194._m0[((_172._m0[0u] * 12u) & 1073741823u) + 1u], _194._m0[_198 * 8u], _194._m0[((_172._m0[1u] * 12u) + 5u) & 1073741823u], _194._m0[((_172._m0[2u] * 4u) + 7u) & 1073741823u]);
    _228 _232 = _228(_192);
    uint _241 = ((_172._m0[1u] * 6u) + 3u) & 536870911u;
    _223._m0[1u] = uvec4(_232._m0[(_198 * 4u) + 1u], _232._m0[_241]);
    uint _249 = _172._m0[0u] & 268435455u;
    _247 _251 = _247(_192);
    _223._m0[2u] = uvec4(_251._m0[_249]);
    uint _257 = _172._m0[0u] * 3u;
    _223._m0[3u] = uvec4(_251._m0[(_257 + 1u) & 268435455u]);
    uint _264 = _172._m0[1u] * 3u;
    _223._m0[4u] = uvec4(_251._m0[(_264 + 3u) & 268435455u]);
    uint _273 = (_172._m0[2u] + 2u) & 268435455u;
    _223._m0[5u] = uvec4(_251._m0[_273]);
    _223._m0[6u] = uvec4(_251._m0[(_172._m0[3u] + 268435454u) & 268435455u]);
    _296 _306 = _296(uvec2(push_constants_1._m0[4u], push_constants_1._m0[5u]));
    _223._m0[7u] = uvec4(_194._m0[((_172._m0[3u] * 3u) + 1073741822u) & 1073741823u], uint(_306._m0[((_172._m0[2u] * 2u) + 2u) & 536870911u].y), uint(_306._m0[_241].z), uint(_306._m0[(_172._m0[0u] * 6u) & 536870911u].y));
    uint _315 = _249 * 2u;
    _223._m0[8u] = uvec4(uint(_306._m0[_315].x), uint(_306._m0[_315].y), uint(_306._m0[_315].z), uint(_306._m0[_315].w));
    _223._m0[9u] = uvec4(uint(_306._m0[_241].x), uint(_306._m0[_241].y), uint(_306._m0[_241].z), uint(_306._m0[_241].w));
    uint _328 = (_264 + 1u) & 268435455u;
    _326 _335 = _326(uvec2(push_constants_1._m0[6u], push_constants_1._m0[7u]));
    uvec2 _342 = unpackUint2x32(packUint2x32(uvec2(_335._m0[_328].zw)));
    _223._m0[10u].x = _342.x;
    _223._m0[10u].y = _342.y;
    uvec2 _354 = unpackUint2x32(packUint2x32(uvec2(_335._m0[_198 * 2u].zw)));
    _223._m0[10u].z = _354.x;
    _223._m0[10u].w = _354.y;
    _223._m0[11u] = uvec4(unpackUint2x32(packUint2x32(uvec2(_335._m0[_273].xy))), unpackUint2x32(packUint2x32(uvec2(_335._m0[_273].zw))));
    _377 _385 = _377(uvec2(push_constants_1._m0[10u], push_constants_1._m0[11u]));
    _385._m0[_257 & 268435455u].x = 1u;
    _385._m0[_328].z = 2u;
    _385._m0[_328].w = 3u;
    _385._m0[_273] = uvec4(4u, 5u, 6u, 7u);
}

