#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer target
{
    uint _m0[];
} target_1;

void main()
{
    uint _10;
    uint _11;
    bool _12;
    uint _14 = 0u;
    uint _15 = 0u;
    bool _5;
    for (;;)
    {
        _5 = ((_14 + gl_GlobalInvocationID.x) & 1u) != 0u;
        uint _16;
        if (_5)
        {
            _16 = 1u;
        }
        else
        {
            _16 = 0u;
        }
        uint _7;
        uint _20;
        uint _21;
        uint _22;
        uint _17 = _15;
        uint _18 = _15;
        uint _19 = _16;
        for (;;)
        {
            switch (_19)
            {
                case 1u:
                {
                    _20 = _17;
                    _21 = _17 + 1u;
                    _22 = 0u;
                    _17 = _20;
                    _18 = _21;
                    _19 = _22;
                    continue;
                }
            }
            _7 = _18 + 10u;
            if ((_7 % 7u) > 3u)
            {
                _20 = _7;
                _21 = _18;
                _22 = 1u;
                _17 = _20;
                _18 = _21;
                _19 = _22;
                continue;
            }
            else
            {
                break;
            }
        }
        _10 = _7 * 2u;
        _11 = _14 + 1u;
        _12 = _11 < 3u;
        if (_12)
        {
            _14 = _11;
            _15 = _10;
            continue;
        }
        else
        {
            break;
        }
    }
    target_1._m0[gl_GlobalInvocationID.x] = _10;
}

