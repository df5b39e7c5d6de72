#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 6, local_size_y = 1, local_size_z = 1) in;

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
    uint _28 = uint(findMSB(int(uint(int16_t(t0_1._m0[gl_GlobalInvocationID.x])))));
    uint _8 = (_28 == 4294967295u) ? 4294967295u : (15u - _28);
    uint _11 = _28;
    u0_1._m0[gl_GlobalInvocationID.x] = _11;
}

