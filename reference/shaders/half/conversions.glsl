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
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;

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
    float16_t _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uint _m0[];
} u1_1;

void main()
{
    precise float16_t _8 = float16_t(t0_1._m0[gl_GlobalInvocationID.x]);
    float16_t _14 = float16_t(int(t1_1._m0[gl_GlobalInvocationID.x]));
    uint16_t _15 = uint16_t(t1_1._m0[gl_GlobalInvocationID.x]);
    uint _18 = gl_GlobalInvocationID.x << 2u;
    u0_1._m0[_18] = _8;
    uint _19 = _18 + 1u;
    u0_1._m0[_19] = _14;
    uint _20 = _18 + 2u;
    u0_1._m0[_20] = float16_t(_15);
    uint _21 = _18 + 3u;
    u0_1._m0[_21] = float16_t(int16_t(_15));
    u1_1._m0[_18] = uint(int(_8));
    u1_1._m0[_19] = uint(abs(_14));
    u1_1._m0[_20] = uint(int16_t(uint16_t(int16_t(_8))));
    u1_1._m0[_21] = floatBitsToUint(float(uint16BitsToFloat16(min(float16BitsToUint16(_8), 65534us))));
}

