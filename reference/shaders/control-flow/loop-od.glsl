#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

uint _73;

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
    uint _24;
    _24 = 0u;
    uint _20;
    bool _23;
    uint _28;
    uint _29;
    uint _30;
    uint _25 = 0u;
    uint _5;
    for (;;)
    {
        _5 = t0_1._m0[(gl_GlobalInvocationID.x + _25) % 4u];
        if (((_5 == 9u) != false) != false)
        {
            _29 = _73;
            _30 = 4u;
            break;
        }
        else
        {
            if (((_5 == 1u) != false) != false)
            {
                _28 = _24;
            }
            else
            {
                uint _27;
                if (int(_5) < int(0u))
                {
                    _27 = 4294967295u;
                }
                else
                {
                    uint _26;
                    switch (_5)
                    {
                        case 0u:
                        {
                            _26 = 0u;
                            break;
                        }
                        case 1u:
                        case 2u:
                        {
                            _26 = 12u;
                            break;
                        }
                        default:
                        {
                            _26 = 3u;
                            break;
                        }
                    }
                    _27 = _26;
                }
                _28 = _24 + (_27 + (_25 * 100u));
            }
            _20 = _25 + 1u;
            _23 = ((_20 < 4u) != false) != false;
            if (_23)
            {
                _24 = _28;
                _25 = _20;
                continue;
            }
            else
            {
                _29 = _28;
                _30 = 5u;
                break;
            }
        }
    }
    uint _31;
    if (_30 == 4u)
    {
        _31 = _24;
    }
    else
    {
        _31 = _29;
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _31;
}

