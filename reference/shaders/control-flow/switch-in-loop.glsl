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

uint _74;

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
    uint _38;
    uint _39;
    uint _40;
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
        uint _34;
        uint _35;
        uint _36;
        uint _37;
        switch (_10)
        {
            case 1u:
            {
                _34 = _31;
                _35 = (_5 & 15u) + _29;
                _36 = _74;
                _37 = 1u;
                break;
            }
            case 2u:
            {
                _34 = _31;
                _35 = (_5 & 15u) * _29;
                _36 = _74;
                _37 = 1u;
                break;
            }
            case 3u:
            {
                uint _32;
                uint _33;
                if (int(_29) > int(_5 & 15u))
                {
                    _32 = _74;
                    _33 = 2u;
                }
                else
                {
                    _32 = -_29;
                    _33 = 1u;
                }
                _34 = _31;
                _35 = _32;
                _36 = _28;
                _37 = _33;
                break;
            }
            case 4u:
            {
                _34 = _74;
                _35 = _74;
                _36 = (_5 & 15u) + _28;
                _37 = 2u;
                break;
            }
            default:
            {
                _34 = _31;
                _35 = _29 ^ 256u;
                _36 = _74;
                _37 = 1u;
                break;
            }
            case 0u:
            {
                _34 = 0u;
                _35 = _29;
                _36 = _74;
                _37 = 1u;
                break;
            }
        }
        uint _41;
        if (_37 == 1u)
        {
            _38 = _34;
            _39 = _30 + 1u;
            _40 = _35;
            _41 = _28;
        }
        else
        {
            _38 = _31;
            _39 = _30;
            _40 = _29;
            _41 = _36;
        }
        _22 = _41 + 1u;
        _25 = (_38 != 0u) && (_22 < 16u);
        if (_25)
        {
            _28 = _22;
            _29 = _40;
            _30 = _39;
            _31 = _38;
            continue;
        }
        else
        {
            break;
        }
    }
    uint _26 = gl_GlobalInvocationID.x << 1u;
    u0_1._m0[_26] = _40;
    u0_1._m0[_26 | 1u] = _39;
}

