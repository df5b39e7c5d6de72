#version 460
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    float _m0[];
} u0_1;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    f16vec2 _m0[];
} t0_1;

void main()
{
    uint _8 = gl_GlobalInvocationID.x << 1u;
    uint _9 = _8 + 1u;
    precise float _51 = float(t0_1._m0[_8].x) * float(t0_1._m0[_9].x);
    precise float _20 = u0_1._m0[gl_GlobalInvocationID.x] + fma(float(t0_1._m0[_8].y), float(t0_1._m0[_9].y), _51);
    u0_1._m0[gl_GlobalInvocationID.x] = _20;
}

