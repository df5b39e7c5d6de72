#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_ray_tracing : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

layout(buffer_reference) buffer _88;
layout(buffer_reference) buffer _178;
layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _88
{
    float _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _178
{
    uint _m0[];
};

layout(shaderRecordEXT, std430) buffer shader_record
{
    uint _m0[15];
} shader_record_1;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[2];
} push_constants_1;

void main()
{
    _88 _103 = _88(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    _103._m0[0u] = float(unpackUint2x16(shader_record_1._m0[0u]).x);
    _103._m0[1u] = float(unpackFloat2x16(floatBitsToUint(uintBitsToFloat(shader_record_1._m0[0u]))).y);
    _103._m0[2u] = float(shader_record_1._m0[1u]);
    _103._m0[3u] = float(packDouble2x32(floatBitsToUint(vec2(uintBitsToFloat(shader_record_1._m0[2u]), uintBitsToFloat(shader_record_1._m0[3u])))));
    _103._m0[4u] = float(unpackUint2x16(shader_record_1._m0[4u]).x);
    _103._m0[5u] = float(shader_record_1._m0[8u]);
    u16vec2 _144 = unpackUint2x16(shader_record_1._m0[9u]);
    _103._m0[6u] = float(int16_t(_144.x));
    _103._m0[7u] = float(int16_t(_144.y));
    _103._m0[8u] = float(int64_t(packUint2x32(floatBitsToUint(vec2(uintBitsToFloat(shader_record_1._m0[10u]), uintBitsToFloat(shader_record_1._m0[11u]))))));
    _103._m0[9u] = float(uint(packUint2x32(floatBitsToUint(vec2(uintBitsToFloat(shader_record_1._m0[12u]), uintBitsToFloat(shader_record_1._m0[13u])))) >> 32ul));
    _103._m0[10u] = float(shader_record_1._m0[14u]);
    _103._m0[11u] = float(_178(uvec2(shader_record_1._m0[6u], shader_record_1._m0[7u]))._m0[1u]);
}

