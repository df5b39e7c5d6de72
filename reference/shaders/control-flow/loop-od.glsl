#version 460
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
    uint _20;
    uint _28;
    uint _29;
    uint _24 = 0u;
    uint _25 = 0u;
    uint _5;
    bool _12;
    for (;;)
    {
        _5 = t0_1._m0[(gl_GlobalInvocationID.x + _25) % 4u];
        _12 = ((_5 == 9u) != false) != false;
        if (_12)
        {
            _29 = _24;
            break;
        }
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
        if (!(((_20 < 4u) != false) != false))
        {
            _29 = _28;
            break;
        }
        _24 = _28;
        _25 = _20;
        continue;
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _29;
}

