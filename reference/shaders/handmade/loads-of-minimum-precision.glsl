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
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    uvec4 _m0[];
} source_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer target
{
    uvec2 _m0[];
} target_1;

void main()
{
    uint16_t _3 = uint16_t(source_1._m0[0u].y);
    target_1._m0[0u] = uvec2(uint(int16_t(uint16_t(source_1._m0[0u].x) + _3)), uint(int16_t(uint16_t(source_1._m0[0u].w))));
    target_1._m0[1u].x = uint(_3);
    vec4 _54 = uintBitsToFloat(source_1._m0[1u]);
    precise float16_t _16 = float16_t(_54.x) + float16_t(_54.z);
    target_1._m0[1u].y = floatBitsToUint(float(_16));
    target_1._m0[2u].x = floatBitsToUint(float(float16_t(uintBitsToFloat(source_1._m0[2u].x))));
}

