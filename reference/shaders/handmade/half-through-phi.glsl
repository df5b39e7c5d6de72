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
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    uint _m0[];
} source_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer target
{
    uint _m0[];
} target_1;

void main()
{
    float _12 = uintBitsToFloat(source_1._m0[0u]);
    float16_t _24;
    if (source_1._m0[1u] != 0u)
    {
        _24 = float16_t(_12);
    }
    else
    {
        _24 = float16_t(7.0);
    }
    target_1._m0[0u] = floatBitsToUint(float(uint16BitsToFloat16(min(float16BitsToUint16(_24), 65534us))));
    float16_t _26;
    _26 = float16_t(7.0);
    uint _25 = 0u;
    precise float16_t _19;
    uint _20;
    bool _21;
    for (;;)
    {
        precise float _18 = float(uint16BitsToFloat16(min(float16BitsToUint16(_26), 65534us))) + _12;
        _19 = float16_t(_18);
        _20 = _25 + 1u;
        _21 = _20 < source_1._m0[1u];
        if (_21)
        {
            _25 = _20;
            _26 = _19;
            continue;
        }
        else
        {
            break;
        }
    }
    target_1._m0[1u] = floatBitsToUint(float(uint16BitsToFloat16(min(float16BitsToUint16(_26), 65534us))));
}

