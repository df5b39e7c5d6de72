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
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    float16_t _m0[];
} u1_1;

layout(set = 0, binding = 1000) uniform samplerBuffer t0;
layout(set = 0, binding = 2000, r32ui) uniform restrict uimageBuffer u0;

void main()
{
    f16vec4 _32 = f16vec4(texelFetch(t0, int(gl_GlobalInvocationID.x)));
    imageStore(u0, int(gl_GlobalInvocationID.x), uvec4(u16vec4(u16vec4(imageLoad(u0, int(gl_GlobalInvocationID.x))).x + uint16_t(_32.x * float16_t(100.0)))));
    u1_1._m0[gl_GlobalInvocationID.x] = _32.y;
}

