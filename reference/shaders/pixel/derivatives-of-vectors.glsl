#version 460
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_shader_16bit_storage : require

float _77;
f16vec3 _80;

layout(location = 0) in vec4 in_A0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _6 = in_A0.x;
    float _7 = _77;
    float _8 = _77;
    float _9 = _77;
    float _10 = _77;
    float _11 = _6;
    float _12 = _77;
    float _13 = _6;
    float _14 = _6;
    float _15 = _77;
    float _16 = _11;
    float _17 = in_A0.y;
    float _18 = _13;
    float _19 = _14;
    float _20 = _15;
    float _21 = _16;
    float _22 = _17;
    float _23 = _18;
    float _24 = _19;
    float _25 = in_A0.z;
    f16vec3 _27;
    _27.x = float16_t(in_A0.w);
    float _53 = dFdxFine(_21);
    float _54 = dFdyCoarse(_22);
    float _57 = dFdxCoarse(_25);
    float _58 = dFdyFine(_25);
    out_SV_Target0 = vec4((_54 * 10.0) + _53, (_58 * 10.0) + _57, float((f16vec3(dFdyCoarse(vec3(_27.xxx))).y * float16_t(10.0)) + f16vec3(dFdxFine(vec3(_27.xxx))).z), float(f16vec3(dFdxCoarse(vec3(_27.xxx))).x + (f16vec3(dFdyFine(vec3(_27.xxx))).y * float16_t(10.0))));
}

