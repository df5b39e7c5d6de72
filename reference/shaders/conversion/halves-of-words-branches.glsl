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
    uint _9 = _3 + 1u;
    uint _15 = u0_1._m0[_3] >> 16u;
    float16_t _30;
    SPIRV_CROSS_BRANCH
    if (u0_1._m0[_9] == 1u)
    {
        _30 = unpackFloat2x16(u0_1._m0[_3]).y;
    }
    else
    {
        float16_t _29;
        if (u0_1._m0[_9] == 2u)
        {
            _29 = unpackFloat2x16(u0_1._m0[_3]).y;
        }
        else
        {
            _29 = float16_t(0.0);
        }
        _30 = _29;
    }
    float16_t _34;
    if (u0_1._m0[_9] > 2u)
    {
        uint _31 = u0_1._m0[_9];
        uint _32 = u0_1._m0[_3];
        float16_t _33 = _30;
        float16_t _24;
        uint _25;
        uint _26;
        bool _27;
        SPIRV_CROSS_LOOP
        for (;;)
        {
            _24 = unpackFloat2x16(_32).y + _33;
            _25 = _32 << 16u;
            _26 = _31 + 4294967295u;
            _27 = _26 > 2u;
            if (_27)
            {
                _31 = _26;
                _32 = _25;
                _33 = _24;
                continue;
            }
            else
            {
                break;
            }
        }
        _34 = _24;
    }
    else
    {
        _34 = _30;
    }
    u1_1._m0[gl_WorkGroupID.x] = float16BitsToUint16(_34);
    u0_1._m0[_3] = _15;
}

