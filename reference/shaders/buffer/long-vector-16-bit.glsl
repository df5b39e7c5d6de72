#version 460
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    f16vec4 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    f16vec4 _m0[];
} u0_1;

void main()
{
    uint _51 = gl_GlobalInvocationID.x * 2u;
    uint _57 = _51 + 1u;
    uint _61 = (1u - gl_GlobalInvocationID.x) * 2u;
    uint _64 = _61 + 1u;
    u0_1._m0[_51] = f16vec4(t0_1._m0[_61].x + (t0_1._m0[_51].x * float16_t(2.0)), t0_1._m0[_61].y + (t0_1._m0[_51].y * float16_t(2.0)), t0_1._m0[_61].z + (t0_1._m0[_51].z * float16_t(2.0)), t0_1._m0[_61].w + (t0_1._m0[_51].w * float16_t(2.0)));
    u0_1._m0[_57] = f16vec4(t0_1._m0[_64].x + (t0_1._m0[_57].x * float16_t(2.0)), t0_1._m0[_64].y + (t0_1._m0[_57].y * float16_t(2.0)), t0_1._m0[_64].z + (t0_1._m0[_57].z * float16_t(2.0)), t0_1._m0[_64].w + (t0_1._m0[_57].w * float16_t(2.0)));
}

