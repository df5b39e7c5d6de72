#version 460
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 6, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2001, std430) restrict writeonly readonly buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2002, std430) restrict writeonly readonly buffer u2
{
    uint _m0[];
} u2_1;

layout(set = 0, binding = 2000, std430) buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2000, std430) buffer u0_2
{
    uvec4 _m0[];
} u0_3;

layout(set = 0, binding = 2002, std430) buffer check_marks
{
    uint _m0[];
} check_marks_1;

layout(set = 0, binding = 2001, std430) buffer check_reports
{
    uvec4 _m0[];
} check_reports_1;

bool _128 = false;

void _61(uint _144, uint _145, uint _146, uint _147)
{
    if (((_144 & _145) == _145) && (!_128))
    {
        _128 = true;
        uint _161 = (((_147 * 97u) ^ 6u) ^ 0u) % uint(check_reports_1._m0.length());
        uint _163 = 1u << (_161 & 15u);
        uint _164 = _161 >> 4u;
        uint _166 = atomicOr(check_marks_1._m0[_164], _163);
        if ((_166 & _163) == 0u)
        {
            check_reports_1._m0[_161] = uvec4(3u, 5u, _147, _146);
            memoryBarrierBuffer();
            uint _172 = atomicOr(check_marks_1._m0[_164], _163 << 16u);
        }
    }
}

void main()
{
    uint _13 = u0_1._m0[gl_GlobalInvocationID.x];
    float _18 = uintBitsToFloat(_13);
    uint _57 = floatBitsToUint(_18);
    _61(_57, 2139095040u, _57, 11u);
    float _19 = sqrt(_18);
    uint _64 = floatBitsToUint(_19);
    _61(_64, 2139095040u, _64, 12u);
    float _20 = 1.0 / _19;
    uint _68 = floatBitsToUint(_20);
    _61(_68, 2139095040u, _68, 13u);
    double _21 = packDouble2x32(uvec2(uint(u1_1._m0.length()) * 4u, 2145386496u));
    _61(unpackDouble2x32(_21).y, 2146435072u, floatBitsToUint(float(_21)), 14u);
    double _22 = double(_20);
    _61(unpackDouble2x32(_22).y, 2146435072u, floatBitsToUint(float(_22)), 15u);
    double _23 = _21 * _22;
    _61(unpackDouble2x32(_23).y, 2146435072u, floatBitsToUint(float(_23)), 16u);
    float _24 = _18 + (-16.0);
    uint _95 = floatBitsToUint(_24);
    _61(_95, 2139095040u, _95, 17u);
    precise float16_t _25 = float16_t(_24);
    uint _100 = floatBitsToUint(float(_25));
    _61(_100, 2139095040u, _100, 18u);
    float16_t _26 = float16_t(1.0) / _25;
    uint _105 = floatBitsToUint(float(_26));
    _61(_105, 2139095040u, _105, 19u);
    float _28 = float(_26);
    uint _108 = floatBitsToUint(_28);
    _61(_108, 2139095040u, _108, 21u);
    u0_3._m0[gl_GlobalInvocationID.x + 4u] = uvec4(floatBitsToUint(_20), floatBitsToUint(_28), uint(_23 > 0.0lf), uint(u2_1._m0.length()) * 4u);
}

