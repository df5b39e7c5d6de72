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

layout(location = 1) flat in mediump uvec2 in_INDEX0;
layout(location = 0) in mediump vec4 in_COLOR0;
layout(location = 0) out mediump vec4 out_SV_Target0;

void main()
{
    float16_t _4 = float16_t(in_COLOR0.x);
    float16_t _5 = float16_t(in_COLOR0.y);
    float16_t _6 = float16_t(in_COLOR0.z);
    float16_t _7 = float16_t(in_COLOR0.w);
    float16_t _10 = float16_t(int16_t((uint16_t(in_INDEX0.y) * uint16_t(in_INDEX0.x)) + 3us));
    out_SV_Target0 = vec4(float((isnan(_10) ? _4 : (isnan(_4) ? _10 : max(_4, _10))) * float16_t(0.5)), float((isnan(_10) ? _5 : (isnan(_5) ? _10 : max(_5, _10))) * float16_t(0.5)), float((isnan(_10) ? _6 : (isnan(_6) ? _10 : max(_6, _10))) * float16_t(0.5)), float((isnan(_10) ? _7 : (isnan(_7) ? _10 : max(_7, _10))) * float16_t(0.5)));
}

