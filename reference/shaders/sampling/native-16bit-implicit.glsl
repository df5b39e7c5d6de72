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

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform itexture2D t1;
layout(set = 0, binding = 1002) uniform itexture2D t2;

layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;
layout(location = 1) out ivec4 out_SV_Target1;

void main()
{
    vec2 _88 = vec2(in_TEXCOORD0);
    vec2 _98 = vec2(dFdxCoarse(in_TEXCOORD0.x) * 2.0, dFdxCoarse(in_TEXCOORD0.y) * 2.0);
    vec2 _99 = vec2(dFdyCoarse(in_TEXCOORD0.x) * 2.0, dFdyCoarse(in_TEXCOORD0.y) * 2.0);
    out_SV_Target0 = vec4(float(f16vec4(texture(sampler2D(t0, s0), _88)).x), float(f16vec4(texture(sampler2D(t0, s0), _88, 1.0)).y), float(f16vec4(textureGrad(sampler2D(t0, s0), _88, _98, _99)).z), float(f16vec4(texture(sampler2D(t0, s0), _88, -3.0)).w));
    out_SV_Target1 = ivec4(int(uvec4(texture(isampler2D(t2, s0), _88, 1.0)).x + uint(int16_t(u16vec4(texture(isampler2D(t1, s0), _88)).x))), int(uint(int16_t(u16vec4(texture(isampler2D(t1, s0), _88, 1.0)).y))), int(uvec4(textureGrad(isampler2D(t2, s0), _88, _98, _99)).w + uint(int16_t(u16vec4(textureGrad(isampler2D(t1, s0), _88, _98, _99)).z))), int(uint(int16_t(u16vec4(texture(isampler2D(t1, s0), _88, -3.0)).w))));
}

