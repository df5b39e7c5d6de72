#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint16_t _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    u0_1._m0[gl_GlobalInvocationID.x] = uint(uint16_t(bitfieldReverse(uint(t0_1._m0[gl_GlobalInvocationID.x])) >> 16u));
    u0_1._m0[gl_GlobalInvocationID.x + 3u] = uint(bitCount(uint(t0_1._m0[gl_GlobalInvocationID.x]) << 16u));
    u0_1._m0[gl_GlobalInvocationID.x + 6u] = uint(findLSB(uint(t0_1._m0[gl_GlobalInvocationID.x])));
    uint _59 = uint(findMSB(uint(t0_1._m0[gl_GlobalInvocationID.x])));
    uint _14 = (_59 == 4294967295u) ? 4294967295u : (15u - _59);
    uint _17 = _59;
    u0_1._m0[gl_GlobalInvocationID.x + 9u] = _17;
    u0_1._m0[gl_GlobalInvocationID.x + 12u] = uint(~t0_1._m0[gl_GlobalInvocationID.x]);
    u0_1._m0[gl_GlobalInvocationID.x + 15u] = uint((t0_1._m0[gl_GlobalInvocationID.x] << 3us) ^ 85us);
}

