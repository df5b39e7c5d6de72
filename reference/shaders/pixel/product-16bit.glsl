#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(location = 0) out uvec4 out_SV_Target0;
layout(location = 1) out uvec4 out_SV_Target1;

void main()
{
    uint _3 = uint(gl_FragCoord.x);
    uint _42 = _3 & 1073741823u;
    uint16_t _13 = uint16_t(t0_1._m0[_42] >> 16u) * uint16_t(t0_1._m0[_42]);
    uint _52 = uint(findMSB(uint(_13)));
    uint _15 = (_52 == 4294967295u) ? 4294967295u : (15u - _52);
    uint _18 = _52;
    uint _20 = uint(_13);
    out_SV_Target0 = uvec4(uint(bitCount(uint(_13) << 16u)), _18, uint(findLSB(uint(_13))), _20);
    out_SV_Target1 = uvec4(_20 + (t0_1._m0[_42] & 65535u), uint(_13 / 3us), uint(_13 >> 4us), uint(_13 > 100us));
}

