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
#extension GL_EXT_samplerless_texture_functions : require

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform utexture2D t1;
layout(set = 0, binding = 2001) uniform restrict writeonly image2D u1;

layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec2 _50 = vec2(in_TEXCOORD0);
    f16vec4 _55 = f16vec4(texture(sampler2D(t0, s0), _50));
    f16vec4 _59 = f16vec4(textureGather(sampler2D(t0, s0), _50));
    float16_t _14 = _59.x + _55.x;
    float16_t _15 = _59.y + _55.y;
    float _18 = in_TEXCOORD0.x * 16.0;
    float _19 = in_TEXCOORD0.y * 16.0;
    imageStore(u1, ivec2(uvec2(uint(_18), uint(_19))), vec4(f16vec4(_14, _15, _14, _14)));
    float16_t _29 = float16_t(u16vec4(texelFetch(t1, ivec2(uvec2(uint(int(_18)), uint(int(_19)))), int(0u))).x);
    out_SV_Target0 = vec4(float(_29 * _14), float(_29 * _15), float(_29 * (_59.z + _55.z)), float(_29 * (_59.w + _55.w)));
}

