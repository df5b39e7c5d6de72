#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float16_t _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float16_t _m0[];
} u0_1;

void main()
{
    uint16_t _22 = 65535us;
    float16_t _23 = float16_t(0.0);
    float16_t _24 = float16_t(-1000.0);
    uint16_t _25 = 0us;
    float16_t _11;
    uint16_t _13;
    float16_t _14;
    uint16_t _15;
    bool _16;
    for (;;)
    {
        uint _5 = (uint(_25) + gl_GlobalInvocationID.x) & 7u;
        _11 = t0_1._m0[_5] + _23;
        bool _12 = t0_1._m0[_5] > _24;
        _13 = _12 ? _25 : _22;
        _14 = _12 ? t0_1._m0[_5] : _24;
        _15 = _25 + 1us;
        _16 = _15 == 8us;
        if (_16)
        {
            break;
        }
        else
        {
            _22 = _13;
            _23 = _11;
            _24 = _14;
            _25 = _15;
            continue;
        }
    }
    u0_1._m0[gl_GlobalInvocationID.x] = ((gl_GlobalInvocationID.x & 1u) != 0u) ? (_14 + _11) : float16_t(int16_t(_13));
}

