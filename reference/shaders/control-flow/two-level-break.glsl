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
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

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
    uint _17;
    uint _18;
    bool _21;
    uint _24;
    uint _25;
    uint _27;
    uint _22 = 0u;
    uint _23 = 0u;
    SPIRV_CROSS_LOOP
    for (;;)
    {
        _24 = 0u;
        _25 = _22;
        uint _11;
        uint _13;
        bool _14;
        uint _26;
        uint _5;
        SPIRV_CROSS_LOOP
        for (;;)
        {
            _5 = t0_1._m0[_24 + (_23 << 2u)];
            if (_5 == 99u)
            {
                _26 = _25;
                _27 = 0u;
                break;
            }
            else
            {
                _11 = _25 + 1u;
                if (_5 == gl_GlobalInvocationID.x)
                {
                    _26 = _11;
                    _27 = 1u;
                    break;
                }
                _13 = _24 + 1u;
                _14 = _13 < 4u;
                if (_14)
                {
                    _24 = _13;
                    _25 = _11;
                    continue;
                }
                else
                {
                    _26 = _11;
                    _27 = 0u;
                    break;
                }
            }
        }
        _17 = (_27 != 0u) ? _26 : (_26 + 100u);
        _18 = _23 + 1u;
        _21 = (_18 < 4u) && (_27 == 0u);
        if (_21)
        {
            _22 = _17;
            _23 = _18;
            continue;
        }
        else
        {
            break;
        }
    }
    uint _60 = gl_GlobalInvocationID.x * 3u;
    u0_1._m0[_60] = _17;
    u0_1._m0[_60 + 1u] = _18;
    u0_1._m0[_60 + 2u] = _27;
}

