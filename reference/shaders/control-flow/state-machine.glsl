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
    uint _38;
    uint _39;
    uint _40;
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
                uint _29;
                uint _30;
                uint _31;
                if (_5 == 1u)
                {
                    _29 = _25;
                    _30 = _26 + 1u;
                    _31 = 1u;
                }
                else
                {
                    bool _12 = _5 == 2u;
                    _29 = uint(_12) + _25;
                    _30 = _26;
                    _31 = _12 ? 2u : 0u;
                }
                _38 = _29;
                _39 = _30;
                _40 = _31;
                break;
            }
            case 1u:
            {
                _38 = _25;
                _39 = _26;
                _40 = uint(_5 != 3u);
                break;
            }
            case 2u:
            {
                uint _35;
                uint _36;
                uint _37;
                if (_5 == 3u)
                {
                    _35 = _25;
                    _36 = _26;
                    _37 = 0u;
                }
                else
                {
                    uint _32;
                    uint _33;
                    uint _34;
                    if (_5 == 1u)
                    {
                        _32 = _25 + 4294967295u;
                        _33 = _26 + 1u;
                        _34 = 1u;
                    }
                    else
                    {
                        _32 = _25;
                        _33 = _26;
                        _34 = 2u;
                    }
                    _35 = _32;
                    _36 = _33;
                    _37 = _34;
                }
                _38 = _35;
                _39 = _36;
                _40 = _37;
                break;
            }
            default:
            {
                _38 = _25;
                _39 = _26;
                _40 = _27;
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
            _25 = _38;
            _26 = _39;
            _27 = _40;
            _28 = _4;
            continue;
        }
    }
    uint _23 = gl_GlobalInvocationID.x << 1u;
    u0_1._m0[_23] = _39;
    u0_1._m0[_23 | 1u] = _38;
}

