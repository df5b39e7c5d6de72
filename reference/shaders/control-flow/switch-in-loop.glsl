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

uint _71;

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
    uint _36;
    uint _37;
    uint _38;
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
        uint _34;
        uint _35;
        switch (_10)
        {
            case 1u:
            {
                _32 = _31;
                _33 = (_5 & 15u) + _29;
                _34 = _71;
                _35 = 6u;
                break;
            }
            case 2u:
            {
                _32 = _31;
                _33 = (_5 & 15u) * _29;
                _34 = _71;
                _35 = 6u;
                break;
            }
            case 3u:
            {
                if (int(_29) > int(_5 & 15u))
                {
                    _32 = _71;
                    _33 = _71;
                    _34 = _28;
                    _35 = 7u;
                    break;
                }
                _32 = _31;
                _33 = -_29;
                _34 = _71;
                _35 = 6u;
                break;
            }
            case 4u:
            {
                _32 = _71;
                _33 = _71;
                _34 = (_5 & 15u) + _28;
                _35 = 7u;
                break;
            }
            default:
            {
                _32 = _31;
                _33 = _29 ^ 256u;
                _34 = _71;
                _35 = 6u;
                break;
            }
            case 0u:
            {
                _32 = 0u;
                _33 = _29;
                _34 = _71;
                _35 = 6u;
                break;
            }
        }
        uint _39;
        if (_35 == 6u)
        {
            _36 = _32;
            _37 = _30 + 1u;
            _38 = _33;
            _39 = _28;
        }
        else
        {
            _36 = _31;
            _37 = _30;
            _38 = _29;
            _39 = _34;
        }
        _22 = _39 + 1u;
        _25 = (_36 != 0u) && (_22 < 16u);
        if (_25)
        {
            _28 = _22;
            _29 = _38;
            _30 = _37;
            _31 = _36;
            continue;
        }
        else
        {
            break;
        }
    }
    uint _26 = gl_GlobalInvocationID.x << 1u;
    u0_1._m0[_26] = _38;
    u0_1._m0[_26 + 1u] = _37;
}

