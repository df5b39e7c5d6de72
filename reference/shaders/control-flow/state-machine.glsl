#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

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
    uint _3 = gl_GlobalInvocationID.x << 4u;
    bool _22;
    uint _29;
    uint _30;
    uint _31;
    uint _25 = 0u;
    uint _26 = 0u;
    uint _27 = 0u;
    uint _28 = _3;
    uint _4;
    uint _5;
    for (;;)
    {
        _4 = _28 + 1u;
        _5 = t0_1._m0[_28];
        switch (_27)
        {
            case 0u:
            {
                if (!(_5 == 1u))
                {
                    bool _12 = _5 == 2u;
                    _29 = uint(_12) + _25;
                    _30 = _26;
                    _31 = _12 ? 2u : 0u;
                    break;
                }
                _29 = _25;
                _30 = _26 + 1u;
                _31 = 1u;
                break;
            }
            case 1u:
            {
                _29 = _25;
                _30 = _26;
                _31 = uint(_5 != 3u);
                break;
            }
            case 2u:
            {
                if (_5 == 3u)
                {
                    _29 = _25;
                    _30 = _26;
                    _31 = 0u;
                    break;
                }
                if (!(_5 == 1u))
                {
                    _29 = _25;
                    _30 = _26;
                    _31 = 2u;
                    break;
                }
                _29 = _25 + 4294967295u;
                _30 = _26 + 1u;
                _31 = 1u;
                break;
            }
            default:
            {
                _29 = _25;
                _30 = _26;
                _31 = _27;
                break;
            }
        }
        _22 = _5 == 0u;
        if (_22)
        {
            break;
        }
        else
        {
            _25 = _29;
            _26 = _30;
            _27 = _31;
            _28 = _4;
            continue;
        }
    }
    uint _23 = gl_GlobalInvocationID.x << 1u;
    u0_1._m0[_23] = _30;
    u0_1._m0[_23 + 1u] = _29;
}

