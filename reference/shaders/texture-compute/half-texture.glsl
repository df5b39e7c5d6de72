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
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform utexture2D t1;
layout(set = 0, binding = 2000) uniform restrict writeonly image2D u0;

void main()
{
    f16vec4 _53 = f16vec4(textureLod(sampler2D(t0, s0), vec2((float(gl_GlobalInvocationID.x) + 0.5) * 0.5, float(gl_GlobalInvocationID.y) + 0.5), 0.0));
    uvec2 _55 = uvec2(gl_GlobalInvocationID.xy);
    f16vec4 _58 = f16vec4(texelFetch(t0, ivec2(_55), int(0u)));
    float16_t _27 = (_58.x + _53.x) + float16_t(u16vec4(texelFetch(t1, ivec2(_55), int(0u))).x);
    imageStore(u0, ivec2(_55), vec4(f16vec4(_27, _58.w + _53.w, _27, _27)));
}

