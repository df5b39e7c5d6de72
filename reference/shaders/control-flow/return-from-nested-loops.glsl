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

uint _101;

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
    uint _3 = gl_GlobalInvocationID.x * 3u;
    uint _19;
    uint _45;
    uint _41 = 0u;
    bool _6;
    SPIRV_CROSS_LOOP
    for (;;)
    {
        _6 = (_3 == 77u) && (_41 == 2u);
        if (_6)
        {
            _45 = 202u;
            break;
        }
        uint _17;
        bool _18;
        uint _43;
        uint _44;
        uint _42 = 0u;
        bool _14;
        SPIRV_CROSS_LOOP
        for (;;)
        {
            _14 = t0_1._m0[_42 + (_41 << 2u)] == _3;
            if (_14)
            {
                _43 = _42 + (_41 * 10u);
                _44 = 4u;
                break;
            }
            _17 = _42 + 1u;
            _18 = _17 < 4u;
            if (_18)
            {
                _42 = _17;
                continue;
            }
            else
            {
                _43 = _101;
                _44 = 2u;
                break;
            }
        }
        if (_44 > 3u)
        {
            _45 = _43;
            break;
        }
        _19 = _41 + 1u;
        if (!(_19 < 4u))
        {
            _45 = 100u;
            break;
        }
        _41 = _19;
        continue;
    }
    bool _21 = gl_GlobalInvocationID.x == 4u;
    uint _22 = _21 ? 77u : 15u;
    uint _38;
    uint _50;
    uint _46 = 0u;
    bool _24;
    SPIRV_CROSS_LOOP
    for (;;)
    {
        _24 = _21 && (_46 == 2u);
        if (_24)
        {
            _50 = 202000u;
            break;
        }
        uint _36;
        bool _37;
        uint _48;
        uint _49;
        uint _47 = 0u;
        bool _32;
        SPIRV_CROSS_LOOP
        for (;;)
        {
            _32 = t0_1._m0[_47 + (_46 << 2u)] == _22;
            if (_32)
            {
                _48 = (_47 + (_46 * 10u)) * 1000u;
                _49 = 8u;
                break;
            }
            _36 = _47 + 1u;
            _37 = _36 < 4u;
            if (_37)
            {
                _47 = _36;
                continue;
            }
            else
            {
                _48 = _101;
                _49 = 6u;
                break;
            }
        }
        if (_49 > 7u)
        {
            _50 = _48;
            break;
        }
        _38 = _46 + 1u;
        if (!(_38 < 4u))
        {
            _50 = 100000u;
            break;
        }
        _46 = _38;
        continue;
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _50 + _45;
}

