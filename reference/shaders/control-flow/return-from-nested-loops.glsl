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

uint _89;

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
    uint _43;
    uint _45;
    uint _46;
    uint _47;
    uint _42;
    SPIRV_CROSS_LOOP
    for (;;)
    {
        if ((_3 == 77u) && (_41 == 2u))
        {
            _45 = _42;
            _46 = 202u;
            _47 = 5u;
            break;
        }
        else
        {
            _43 = 0u;
            uint _17;
            bool _18;
            uint _44;
            SPIRV_CROSS_LOOP
            for (;;)
            {
                if (t0_1._m0[_43 + (_41 << 2u)] == _3)
                {
                    _44 = 4u;
                    break;
                }
                else
                {
                    _17 = _43 + 1u;
                    _18 = _17 < 4u;
                    if (_18)
                    {
                        _43 = _17;
                        continue;
                    }
                    else
                    {
                        _44 = 2u;
                        break;
                    }
                }
            }
            if (_44 > 3u)
            {
                _45 = _43;
                _46 = _89;
                _47 = _44;
                break;
            }
            _19 = _41 + 1u;
            _20 = _19 < 4u;
            if (_20)
            {
                _41 = _19;
                _42 = _43;
                continue;
            }
            else
            {
                _45 = _43;
                _46 = 100u;
                _47 = 5u;
                break;
            }
        }
    }
    uint _48;
    if (_47 == 4u)
    {
        _48 = _45 + (_41 * 10u);
    }
    else
    {
        _48 = _46;
    }
    bool _21 = gl_GlobalInvocationID.x == 4u;
    uint _22 = _21 ? 77u : 15u;
    uint _49;
    _49 = 0u;
    uint _38;
    bool _39;
    uint _51;
    uint _53;
    uint _54;
    uint _55;
    uint _50;
    SPIRV_CROSS_LOOP
    for (;;)
    {
        if (_21 && (_49 == 2u))
        {
            _53 = _50;
            _54 = 202000u;
            _55 = 11u;
            break;
        }
        else
        {
            _51 = 0u;
            uint _36;
            bool _37;
            uint _52;
            SPIRV_CROSS_LOOP
            for (;;)
            {
                if (t0_1._m0[_51 + (_49 << 2u)] == _22)
                {
                    _52 = 10u;
                    break;
                }
                else
                {
                    _36 = _51 + 1u;
                    _37 = _36 < 4u;
                    if (_37)
                    {
                        _51 = _36;
                        continue;
                    }
                    else
                    {
                        _52 = 8u;
                        break;
                    }
                }
            }
            if (_52 > 9u)
            {
                _53 = _51;
                _54 = _89;
                _55 = _52;
                break;
            }
            _38 = _49 + 1u;
            _39 = _38 < 4u;
            if (_39)
            {
                _49 = _38;
                _50 = _51;
                continue;
            }
            else
            {
                _53 = _51;
                _54 = 100000u;
                _55 = 11u;
                break;
            }
        }
    }
    uint _56;
    if (_55 == 10u)
    {
        _56 = (_53 + (_49 * 10u)) * 1000u;
    }
    else
    {
        _56 = _54;
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _56 + _48;
}

