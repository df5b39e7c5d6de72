#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

uint _173;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _121;
    bool _122;
    uint _133;
    uint _123 = gl_GlobalInvocationID.x;
    uint _124 = 0u;
    uint _5;
    uint _10;
    for (;;)
    {
        _5 = t0_1._m0[_124 + (gl_GlobalInvocationID.x << 2u)];
        _10 = _5 & 3u;
        uint _130;
        uint _131;
        uint _132;
        switch (_10)
        {
            case 1u:
            {
                uint _125;
                uint _126;
                uint _127;
                switch ((_5 >> 2u) & 3u)
                {
                    case 1u:
                    {
                        uint _13 = _123 + 20u;
                        if (!((_5 & 16u) == 0u))
                        {
                            _125 = _13;
                            _126 = _173;
                            _127 = 3u;
                            break;
                        }
                        uint _19 = ((_13 ^ 5u) * 3u) + (_13 >> 5u);
                        uint _23 = ((_19 ^ 5u) * 5u) + (_19 >> 7u);
                        uint _27 = ((_23 ^ 5u) * 7u) + (_23 >> 3u);
                        uint _31 = ((_27 ^ 5u) * 11u) + (_27 >> 11u);
                        if (!((_5 & 32u) == 0u))
                        {
                            _125 = _173;
                            _126 = _31;
                            _127 = 6u;
                            break;
                        }
                        uint _37 = ((_31 ^ 6u) * 3u) + (_31 >> 5u);
                        uint _41 = ((_37 ^ 6u) * 5u) + (_37 >> 7u);
                        uint _45 = ((_41 ^ 6u) * 7u) + (_41 >> 3u);
                        _125 = ((_45 ^ 6u) * 11u) + (_45 >> 11u);
                        _126 = _173;
                        _127 = 3u;
                        break;
                    }
                    case 2u:
                    {
                        uint _53 = ((_123 ^ 7u) * 3u) + (_123 >> 5u);
                        uint _57 = ((_53 ^ 7u) * 5u) + (_53 >> 7u);
                        uint _61 = ((_57 ^ 7u) * 7u) + (_57 >> 3u);
                        _125 = ((_61 ^ 7u) * 11u) + (_61 >> 11u);
                        _126 = _173;
                        _127 = 3u;
                        break;
                    }
                    default:
                    {
                        _125 = _123;
                        _126 = _173;
                        _127 = 3u;
                        break;
                    }
                }
                uint _128;
                uint _129;
                if (_127 == 3u)
                {
                    uint _66 = gl_GlobalInvocationID.x + 4u;
                    u0_1._m0[_66] += _5;
                    uint _76 = ((_125 ^ 8u) * 3u) + (_125 >> 5u);
                    uint _80 = ((_76 ^ 8u) * 5u) + (_76 >> 7u);
                    uint _84 = ((_80 ^ 8u) * 7u) + (_80 >> 3u);
                    _128 = ((_84 ^ 8u) * 11u) + (_84 >> 11u);
                    _129 = 5u;
                }
                else
                {
                    _128 = _173;
                    _129 = _127;
                }
                _130 = _128;
                _131 = _126;
                _132 = _129;
                break;
            }
            case 2u:
            {
                uint _92 = ((_123 ^ 9u) * 3u) + (_123 >> 5u);
                uint _96 = ((_92 ^ 9u) * 5u) + (_92 >> 7u);
                uint _100 = ((_96 ^ 9u) * 7u) + (_96 >> 3u);
                _130 = ((_100 ^ 9u) * 11u) + (_100 >> 11u);
                _131 = _173;
                _132 = 5u;
                break;
            }
            default:
            {
                _130 = _123;
                _131 = _173;
                _132 = 5u;
                break;
            }
        }
        if (_132 == 5u)
        {
            uint _108 = ((_130 ^ _5) * 3u) + (_130 >> 5u);
            uint _112 = ((_108 ^ _5) * 5u) + (_108 >> 7u);
            uint _116 = ((_112 ^ _5) * 7u) + (_112 >> 3u);
            _133 = ((_116 ^ _5) * 11u) + (_116 >> 11u);
        }
        else
        {
            _133 = _131;
        }
        _121 = _124 + 1u;
        _122 = _121 == 4u;
        if (_122)
        {
            break;
        }
        else
        {
            _123 = _133;
            _124 = _121;
            continue;
        }
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _133;
}

