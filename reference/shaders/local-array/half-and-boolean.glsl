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

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

void main()
{
    float16_t _40[4];
    _40[gl_GlobalInvocationID.x] = float16_t(0.0);
    uint16_t _47[4];
    _47[3u] = 65534us;
    uint _54[4];
    _54[gl_GlobalInvocationID.x & 3u] = 0u;
    _40[gl_GlobalInvocationID.x ^ 1u] = float16_t(0.5);
    _47[2u] = uint16_t(gl_GlobalInvocationID.x) + 65534us;
    _54[(gl_GlobalInvocationID.x + 1u) & 3u] = 1u;
    _40[gl_GlobalInvocationID.x ^ 2u] = float16_t(1.0);
    _47[1u] = uint16_t(gl_GlobalInvocationID.x << 1u) + 65534us;
    _54[(gl_GlobalInvocationID.x + 2u) & 3u] = 0u;
    _40[gl_GlobalInvocationID.x ^ 3u] = float16_t(1.5);
    _47[0u] = uint16_t(gl_GlobalInvocationID.x * 3u) + 65534us;
    _54[(gl_GlobalInvocationID.x + 3u) & 3u] = 0u;
    u0_1._m0[gl_GlobalInvocationID.x] = float((float16_t(int16_t(_47[gl_GlobalInvocationID.x] * 10us)) + _40[2u]) + ((_54[2u] != 0u) ? float16_t(1000.0) : float16_t(0.0)));
}

