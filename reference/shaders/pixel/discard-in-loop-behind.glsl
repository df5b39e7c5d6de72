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

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float _m0[];
} t0_1;

layout(location = 2) flat in uint in_TRIPS0;
layout(location = 1) in float in_VALUE0;
layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

void main()
{
    float _24;
    float _25;
    if (in_TRIPS0 == 0u)
    {
        _24 = 0.0;
        _25 = in_VALUE0;
    }
    else
    {
        float _21 = 0.0;
        float _22 = in_VALUE0;
        uint _23 = 0u;
        float _10;
        float _16;
        uint _19;
        bool _20;
        SPIRV_CROSS_LOOP
        for (;;)
        {
            _10 = dFdxFine(_22) + _21;
            _16 = t0_1._m0[_23] * _22;
            discarded = discarded || ((_16 + 10.0) < 0.0);
            _19 = _23 + 1u;
            _20 = _19 == in_TRIPS0;
            if (_20)
            {
                break;
            }
            else
            {
                _21 = _10;
                _22 = _16;
                _23 = _19;
                continue;
            }
        }
        _24 = _10;
        _25 = _16;
    }
    out_SV_Target0 = vec4(_24, _25, 0.0, 1.0);
    if (discarded)
    {
        discard;
    }
}

