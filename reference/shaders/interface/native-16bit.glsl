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

layout(location = 2) flat in uint in_INDEX0;
layout(location = 1) in vec2 in_TEXCOORD0;
layout(location = 0) in vec4 in_COLOR0;
layout(location = 0) out vec4 out_SV_Target0;
layout(location = 1) out uvec2 out_SV_Target1;

void main()
{
    uint16_t _2 = uint16_t(in_INDEX0);
    float16_t _3 = float16_t(in_TEXCOORD0.x);
    float16_t _4 = float16_t(in_TEXCOORD0.y);
    float16_t _13 = float16_t(int16_t(_2));
    out_SV_Target0 = vec4(float((float16_t(in_COLOR0.x) * _3) + _13), float((float16_t(in_COLOR0.y) * _4) + _13), float((float16_t(in_COLOR0.z) * _3) + _13), float((float16_t(in_COLOR0.w) * _4) + _13));
    uint _49 = uint(7us);
    out_SV_Target1 = uvec2(uint(_2), _49);
}

