#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

uint _59;

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
    uint _29;
    uint _30;
    uint _31;
    uint _25 = 0u;
    uint _26;
    uint _5;
    for (;;)
    {
        _5 = t0_1._m0[(gl_GlobalInvocationID.x + _25) % 4u];
        if (((_5 == 9u) != false) != false)
        {
            _30 = _26;
            _31 = 4u;
            break;
        }
        else
        {
            if (((_5 == 1u) != false) != false)
            {
                _29 = _24;
            }
            else
            {
                uint _28;
                if (int(_5) < int(0u))
                {
                    _28 = 4294967295u;
                }
                else
                {
                    uint _27;
                    switch (_5)
                    {
                        case 0u:
                        {
                            _27 = 0u;
                            break;
                        }
                        case 1u:
                        case 2u:
                        {
                            _27 = 12u;
                            break;
                        }
                        default:
                        {
                            _27 = 3u;
                            break;
                        }
                    }
                    _28 = _27;
                }
                _29 = _24 + (_28 + (_25 * 100u));
            }
            _20 = _25 + 1u;
            _23 = ((_20 < 4u) != false) != false;
            if (_23)
            {
                _24 = _29;
                _25 = _20;
                _26 = _29;
                continue;
            }
            else
            {
                _30 = _29;
                _31 = 5u;
                break;
            }
        }
    }
    uint _32;
    if (_31 == 4u)
    {
        _32 = _24;
    }
    else
    {
        _32 = _30;
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _32;
}

