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

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float _m0[];
} t0_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uint _m0[];
} u1_1;

void main()
{
    precise float16_t _8 = float16_t(t0_1._m0[gl_GlobalInvocationID.x]);
    float16_t _91[4];
    _91[0u] = float16_t(1.0);
    _91[1u] = float16_t(2.0);
    _91[2u] = float16_t(3.0);
    _91[3u] = float16_t(4.0);
    _91[t1_1._m0[gl_GlobalInvocationID.x]] = _8;
    float _62;
    _62 = 0.0;
    uint _32;
    float _33;
    for (uint _63 = 0u; _63 < t1_1._m0[4u]; _62 = _33, _63 = _32)
    {
        _32 = _63 + 1u;
        _33 = float(uint16BitsToFloat16(min(float16BitsToUint16(float16_t(t0_1._m0[_63 + gl_GlobalInvocationID.x])), 65534us)));
    }
    float _35 = float(uint16BitsToFloat16(min(float16BitsToUint16(_8), 65534us)));
    uint _36 = gl_GlobalInvocationID.x * 6u;
    u0_1._m0[_36] = _35;
    u0_1._m0[_36 + 1u] = (t1_1._m0[0u] != 0u) ? _35 : 7.0;
    u0_1._m0[_36 + 2u] = _62;
    u0_1._m0[_36 + 3u] = float(uint16BitsToFloat16(min(float16BitsToUint16(_91[t1_1._m0[gl_GlobalInvocationID.x]]), 65534us)));
    uint _48 = packHalf2x16(vec2(t0_1._m0[gl_GlobalInvocationID.x], 0.0));
    u0_1._m0[_36 + 4u] = unpackHalf2x16(min(_48, 65534u)).x;
    u0_1._m0[_36 + 5u] = unpackHalf2x16(min((((packHalf2x16(vec2(7.0, 0.0)) | (_48 << 16u)) >> 16u) & 65535u), 65534u)).x;
    uint _58 = gl_GlobalInvocationID.x << 1u;
    u1_1._m0[_58] = uint(int(_8));
    u1_1._m0[_58 + 1u] = uint(abs(_8));
}

