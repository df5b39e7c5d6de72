#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict buffer u1
{
    uvec2 _m0[];
} u1_1;

layout(set = 0, binding = 2002, std430) restrict buffer u2
{
    uint16_t _m0[];
} u2_1;

void main()
{
    uint _3 = gl_WorkGroupID.x << 3u;
    uint _4 = u0_1._m0[_3];
    uint _9 = _4 << 2u;
    u0_1._m0[_3 + 1u] = _9 + 3u;
    u0_1._m0[_3 + 2u] = _9 | 5u;
    uint _14 = _4 * 12u;
    u0_1._m0[_3 + 3u] = _14 + 1u;
    u0_1._m0[_3 + 4u] = _14 | 4u;
    uint _19 = _4 | 7u;
    u0_1._m0[_3 + 5u] = _19;
    u0_1._m0[_3 + 6u] = _19;
    u0_1._m0[_3 + 7u] = (_4 << 31u) + 1u;
    uint _25 = gl_WorkGroupID.x << 1u;
    uint64_t _36 = ((uint64_t(u1_1._m0[_25].x) | (uint64_t(u1_1._m0[_25].y) << 32ul)) << 3ul) + 7ul;
    uint _37 = _25 + 1u;
    u1_1._m0[_37] = uvec2(uint(_36), uint(_36 >> 32ul));
    u2_1._m0[_37] = (u2_1._m0[_25] << 4us) + 9us;
}

