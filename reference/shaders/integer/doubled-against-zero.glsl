#version 460
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
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _9;
    uint _10;
    bool _11;
    uint _15 = 0u;
    uint _16 = 0u;
    bool _3;
    SPIRV_CROSS_LOOP
    for (;;)
    {
        _3 = _16 > gl_GlobalInvocationID.x;
        uint _17;
        if (_3)
        {
            _17 = 0u;
        }
        else
        {
            _17 = t0_1._m0[_16];
        }
        _9 = _17 ^ _15;
        _10 = _16 + 1u;
        _11 = _10 == 8u;
        if (_11)
        {
            break;
        }
        else
        {
            _15 = _9;
            _16 = _10;
            continue;
        }
    }
    u0_1._m0[gl_GlobalInvocationID.x] = ((_9 & 2147483647u) == 0u) ? 2u : 1u;
}

