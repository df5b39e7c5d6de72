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
    uint _34;
    uint _35;
    uint _36;
    uint _37;
    uint _28 = 0u;
    uint _29 = gl_GlobalInvocationID.x;
    uint _30 = 0u;
    uint _31 = 1u;
    uint _5;
    uint _10;
    SPIRV_CROSS_LOOP
    for (;;)
    {
        _5 = t0_1._m0[_28 + (gl_GlobalInvocationID.x << 4u)];
        _10 = _5 >> 4u;
        uint _32;
        uint _33;
        bool _40_ladder_break = false;
        switch (_10)
        {
            case 1u:
            {
                _32 = _31;
                _33 = (_5 & 15u) + _29;
                break;
            }
            case 2u:
            {
                _32 = _31;
                _33 = (_5 & 15u) * _29;
                break;
            }
            case 3u:
            {
                if (!(int(_29) > int(_5 & 15u)))
                {
                    _32 = _31;
                    _33 = -_29;
                    break;
                }
                _34 = _31;
                _35 = _30;
                _36 = _29;
                _37 = _28;
                uint _22 = _37 + 1u;
                bool _23 = _34 != 0u;
                if (_23 && (_22 < 16u))
                {
                    _28 = _22;
                    _29 = _36;
                    _30 = _35;
                    _31 = _34;
                    continue;
                }
                else
                {
                    _40_ladder_break = true;
                    break;
                }
            }
            case 4u:
            {
                _34 = _31;
                _35 = _30;
                _36 = _29;
                _37 = (_5 & 15u) + _28;
                uint _22 = _37 + 1u;
                bool _23 = _34 != 0u;
                if (_23 && (_22 < 16u))
                {
                    _28 = _22;
                    _29 = _36;
                    _30 = _35;
                    _31 = _34;
                    continue;
                }
                else
                {
                    _40_ladder_break = true;
                    break;
                }
            }
            default:
            {
                _32 = _31;
                _33 = _29 ^ 256u;
                break;
            }
            case 0u:
            {
                _32 = 0u;
                _33 = _29;
                break;
            }
        }
        if (_40_ladder_break)
        {
            break;
        }
        _34 = _32;
        _35 = _30 + 1u;
        _36 = _33;
        _37 = _28;
        uint _22 = _37 + 1u;
        bool _23 = _34 != 0u;
        if (_23 && (_22 < 16u))
        {
            _28 = _22;
            _29 = _36;
            _30 = _35;
            _31 = _34;
            continue;
        }
        else
        {
            break;
        }
    }
    uint _26 = gl_GlobalInvocationID.x << 1u;
    u0_1._m0[_26] = _36;
    u0_1._m0[_26 | 1u] = _35;
}

