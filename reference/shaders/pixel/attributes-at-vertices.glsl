#version 460
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_fragment_shader_barycentric : require

layout(location = 0) pervertexEXT in uvec2 in_A0[3];
layout(location = 1) pervertexEXT in vec2 in_B0[3];
layout(location = 1, component = 2) pervertexEXT in uint in_C0[3];
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(float(int(in_A0[1u].y)), float(float16_t(in_B0[2u].x)), float(int16_t(uint16_t(in_C0[0u]))), float(float16_t(in_B0[1u].y)) + float(int(in_A0[0u].x)));
}

