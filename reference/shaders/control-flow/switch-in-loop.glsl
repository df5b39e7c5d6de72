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

uint _78;

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
    uint _22;
    bool _25;
    uint _45;
    uint _46;
    uint _52;
    uint _53;
    uint _54;
    uint _55;
    uint _28 = 0u;
    uint _29 = gl_GlobalInvocationID.x;
    uint _30 = 0u;
    uint _31 = 1u;
    uint _32;
    uint _33;
    uint _34;
    uint _35;
    uint _36;
    uint _37;
    uint _5;
    uint _10;
    SPIRV_CROSS_LOOP
    for (;;)
    {
        _5 = t0_1._m0[_28 + (gl_GlobalInvocationID.x << 4u)];
        _10 = _5 >> 4u;
        uint _47;
        uint _48;
        uint _49;
        uint _50;
        uint _51;
        switch (_10)
        {
            case 1u:
            {
                _45 = _31;
                _46 = (_5 & 15u) + _29;
                _47 = _34;
                _48 = _35;
                _49 = _36;
                _50 = _37;
                _51 = 1u;
                break;
            }
            case 2u:
            {
                _45 = _31;
                _46 = (_5 & 15u) * _29;
                _47 = _34;
                _48 = _35;
                _49 = _36;
                _50 = _37;
                _51 = 1u;
                break;
            }
            case 3u:
            {
                uint _38;
                uint _39;
                uint _40;
                uint _41;
                uint _42;
                uint _43;
                uint _44;
                if (int(_29) > int(_5 & 15u))
                {
                    _38 = _32;
                    _39 = _33;
                    _40 = _31;
                    _41 = _30;
                    _42 = _29;
                    _43 = _28;
                    _44 = 2u;
                }
                else
                {
                    _38 = _31;
                    _39 = -_29;
                    _40 = _34;
                    _41 = _35;
                    _42 = _36;
                    _43 = _37;
                    _44 = 1u;
                }
                _45 = _38;
                _46 = _39;
                _47 = _40;
                _48 = _41;
                _49 = _42;
                _50 = _43;
                _51 = _44;
                break;
            }
            case 4u:
            {
                _45 = _32;
                _46 = _33;
                _47 = _31;
                _48 = _30;
                _49 = _29;
                _50 = (_5 & 15u) + _28;
                _51 = 2u;
                break;
            }
            default:
            {
                _45 = _31;
                _46 = _29 ^ 256u;
                _47 = _34;
                _48 = _35;
                _49 = _36;
                _50 = _37;
                _51 = 1u;
                break;
            }
            case 0u:
            {
                _45 = 0u;
                _46 = _29;
                _47 = _34;
                _48 = _35;
                _49 = _36;
                _50 = _37;
                _51 = 1u;
                break;
            }
        }
        if (_51 == 1u)
        {
            _52 = _45;
            _53 = _30 + 1u;
            _54 = _46;
            _55 = _28;
        }
        else
        {
            _52 = _47;
            _53 = _48;
            _54 = _49;
            _55 = _50;
        }
        _22 = _55 + 1u;
        _25 = (_52 != 0u) && (_22 < 16u);
        if (_25)
        {
            _28 = _22;
            _29 = _54;
            _30 = _53;
            _31 = _52;
            _32 = _45;
            _33 = _46;
            _34 = _52;
            _35 = _53;
            _36 = _54;
            _37 = _55;
            continue;
        }
        else
        {
            break;
        }
    }
    uint _26 = gl_GlobalInvocationID.x << 1u;
    u0_1._m0[_26] = _54;
    u0_1._m0[_26 | 1u] = _53;
}

