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

layout(location = 1) flat in u16vec3 in_INDEX0;
layout(location = 0) in f16vec4 in_COLOR0;
layout(location = 0) out f16vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = f16vec4(in_COLOR0.x + float16_t(in_INDEX0.x), in_COLOR0.y + float16_t(in_INDEX0.y), in_COLOR0.z + float16_t(in_INDEX0.z), in_COLOR0.w + float16_t(1.0));
}

