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

uint _99;

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
    uint _41;
    _41 = 0u;
    uint _19;
    bool _20;
    uint _42;
    uint _44;
    uint _45;
    uint _46;
    SPIRV_CROSS_LOOP
    for (;;)
    {
        if ((_3 == 77u) && (_41 == 2u))
        {
            _44 = _99;
            _45 = 202u;
            _46 = 5u;
            break;
        }
        else
        {
            _42 = 0u;
            uint _17;
            bool _18;
            uint _43;
            SPIRV_CROSS_LOOP
            for (;;)
            {
                if (t0_1._m0[_42 + (_41 << 2u)] == _3)
                {
                    _43 = 4u;
                    break;
                }
                else
                {
                    _17 = _42 + 1u;
                    _18 = _17 < 4u;
                    if (_18)
                    {
                        _42 = _17;
                        continue;
                    }
                    else
                    {
                        _43 = 2u;
                        break;
                    }
                }
            }
            if (_43 > 3u)
            {
                _44 = _42;
                _45 = _99;
                _46 = _43;
                break;
            }
            _19 = _41 + 1u;
            _20 = _19 < 4u;
            if (_20)
            {
                _41 = _19;
                continue;
            }
            else
            {
                _44 = _42;
                _45 = 100u;
                _46 = 5u;
                break;
            }
        }
    }
    uint _47;
    if (_46 == 4u)
    {
        _47 = _44 + (_41 * 10u);
    }
    else
    {
        _47 = _45;
    }
    bool _21 = gl_GlobalInvocationID.x == 4u;
    uint _22 = _21 ? 77u : 15u;
    uint _48;
    _48 = 0u;
    uint _38;
    bool _39;
    uint _49;
    uint _51;
    uint _52;
    uint _53;
    SPIRV_CROSS_LOOP
    for (;;)
    {
        if (_21 && (_48 == 2u))
        {
            _51 = _99;
            _52 = 202000u;
            _53 = 11u;
            break;
        }
        else
        {
            _49 = 0u;
            uint _36;
            bool _37;
            uint _50;
            SPIRV_CROSS_LOOP
            for (;;)
            {
                if (t0_1._m0[_49 + (_48 << 2u)] == _22)
                {
                    _50 = 10u;
                    break;
                }
                else
                {
                    _36 = _49 + 1u;
                    _37 = _36 < 4u;
                    if (_37)
                    {
                        _49 = _36;
                        continue;
                    }
                    else
                    {
                        _50 = 8u;
                        break;
                    }
                }
            }
            if (_50 > 9u)
            {
                _51 = _49;
                _52 = _99;
                _53 = _50;
                break;
            }
            _38 = _48 + 1u;
            _39 = _38 < 4u;
            if (_39)
            {
                _48 = _38;
                continue;
            }
            else
            {
                _51 = _49;
                _52 = 100000u;
                _53 = 11u;
                break;
            }
        }
    }
    uint _54;
    if (_53 == 10u)
    {
        _54 = (_51 + (_48 * 10u)) * 1000u;
    }
    else
    {
        _54 = _52;
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _54 + _47;
}

