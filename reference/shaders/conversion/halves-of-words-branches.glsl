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
    uint _16 = u0_1._m0[_3] >> 16u;
    float16_t _31;
    SPIRV_CROSS_BRANCH
    if (_15 == 1u)
    {
        _31 = unpackFloat2x16(u0_1._m0[_3]).y;
    }
    else
    {
        float16_t _30;
        if (_15 == 2u)
        {
            _30 = unpackFloat2x16(u0_1._m0[_3]).y;
        }
        else
        {
            _30 = float16_t(0.0);
        }
        _31 = _30;
    }
    float16_t _35;
    if (_15 > 2u)
    {
        uint _32 = _15;
        uint _33 = u0_1._m0[_3];
        float16_t _34 = _31;
        float16_t _25;
        uint _26;
        uint _27;
        bool _28;
        SPIRV_CROSS_LOOP
        for (;;)
        {
            _25 = unpackFloat2x16(_33).y + _34;
            _26 = _33 << 16u;
            _27 = _32 + 4294967295u;
            _28 = _27 > 2u;
            if (_28)
            {
                _32 = _27;
                _33 = _26;
                _34 = _25;
                continue;
            }
            else
            {
                break;
            }
        }
        _35 = _25;
    }
    else
    {
        _35 = _31;
    }
    u1_1._m0[gl_WorkGroupID.x] = float16BitsToUint16(_35);
    u0_1._m0[_3] = _16;
}

