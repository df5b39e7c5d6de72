#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    uint _m0[];
} source_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer target
{
    uint _m0[];
} target_1;

void main()
{
    uint _31[8];
    _31[0u] = 100u;
    _31[1u] = 101u;
    _31[2u] = 102u;
    _31[3u] = 103u;
    _31[4u] = 104u;
    _31[5u] = 105u;
    _31[6u] = 106u;
    _31[7u] = 107u;
    target_1._m0[0u] = _31[4u];
    target_1._m0[1u] = _31[3u];
    target_1._m0[2u] = _31[5u + uint(int16_t(uint16_t(source_1._m0[0u])))];
    target_1._m0[3u] = _31[5u + uint(uint64_t(int(source_1._m0[1u])))];
}

