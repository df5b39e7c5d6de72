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
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

shared float lines[64];

void main()
{
    lines[gl_LocalInvocationIndex] = t0_1._m0[gl_LocalInvocationIndex];
    barrier();
    uint _17;
    uint _20;
    bool _21;
    uint _24 = 1u;
    uint _25 = 0u;
    float _10;
    bool _11;
    SPIRV_CROSS_LOOP
    for (;;)
    {
        _10 = lines[gl_LocalInvocationIndex + (_25 * 32u)];
        _11 = gl_LocalInvocationIndex < _24;
        float _26;
        if (_11)
        {
            _26 = _10;
        }
        else
        {
            _26 = lines[(gl_LocalInvocationIndex - _24) + (_25 * 32u)] + _10;
        }
        _17 = _25 ^ 1u;
        lines[gl_LocalInvocationIndex + (_17 * 32u)] = _26;
        barrier();
        _20 = _24 << 1u;
        _21 = _20 < 32u;
        if (_21)
        {
            _24 = _20;
            _25 = _17;
            continue;
        }
        else
        {
            break;
        }
    }
    u0_1._m0[gl_LocalInvocationIndex] = lines[gl_LocalInvocationIndex + 32u];
}

