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
    lines[gl_LocalInvocationIndex + 0u] = t0_1._m0[gl_LocalInvocationIndex];
    barrier();
    uint _18;
    uint _21;
    bool _22;
    uint _25 = 1u;
    uint _26 = 0u;
    float _11;
    bool _12;
    SPIRV_CROSS_LOOP
    for (;;)
    {
        _11 = lines[gl_LocalInvocationIndex + (_26 * 32u)];
        _12 = gl_LocalInvocationIndex < _25;
        float _27;
        if (_12)
        {
            _27 = _11;
        }
        else
        {
            _27 = lines[(gl_LocalInvocationIndex - _25) + (_26 * 32u)] + _11;
        }
        _18 = _26 ^ 1u;
        lines[gl_LocalInvocationIndex + (_18 * 32u)] = _27;
        barrier();
        _21 = _25 << 1u;
        _22 = _21 < 32u;
        if (_22)
        {
            _25 = _21;
            _26 = _18;
            continue;
        }
        else
        {
            break;
        }
    }
    u0_1._m0[gl_LocalInvocationIndex] = lines[gl_LocalInvocationIndex + 32u];
}

