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
#if defined(GL_EXT_control_flow_attributes)
#extension GL_EXT_control_flow_attributes : require
#define SPIRV_CROSS_FLATTEN [[flatten]]
#define SPIRV_CROSS_BRANCH [[dont_flatten]]
#define SPIRV_CROSS_UNROLL [[unroll]]
#define SPIRV_CROSS_LOOP [[dont_unroll]]
#else
#define SPIRV_CROSS_FLATTEN
#define SPIRV_CROSS_BRANCH
#define SPIRV_CROSS_UNROLL
#define SPIRV_CROSS_LOOP
#endif
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uint16_t _m0[];
} u1_1;

void main()
{
    uint _3 = gl_WorkGroupID.x << 1u;
    uint _15 = u0_1._m0[_3 + 1u] & 7u;
    float16_t _29;
    SPIRV_CROSS_BRANCH
    if (_15 == 1u)
    {
        _29 = unpackFloat2x16(u0_1._m0[_3]).y;
    }
    else
    {
        float16_t _28;
        if (_15 == 2u)
        {
            _28 = unpackFloat2x16(u0_1._m0[_3]).y;
        }
        else
        {
            _28 = float16_t(0.0);
        }
        _29 = _28;
    }
    float16_t _33;
    if (_15 > 2u)
    {
        uint _30 = _15;
        uint _31 = u0_1._m0[_3];
        float16_t _32 = _29;
        float16_t _23;
        uint _24;
        uint _25;
        bool _26;
        SPIRV_CROSS_LOOP
        for (;;)
        {
            _23 = unpackFloat2x16(_31).y + _32;
            _24 = _31 << 16u;
            _25 = _30 + 4294967295u;
            _26 = _25 > 2u;
            if (_26)
            {
                _30 = _25;
                _31 = _24;
                _32 = _23;
                continue;
            }
            else
            {
                break;
            }
        }
        _33 = _23;
    }
    else
    {
        _33 = _29;
    }
    u1_1._m0[gl_WorkGroupID.x] = float16BitsToUint16(_33);
    u0_1._m0[_3] = u0_1._m0[_3] >> 16u;
}

