#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

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
    uint _127;
    uint _123 = gl_GlobalInvocationID.x;
    uint _124 = 0u;
    for (;;)
    {
        for (;;)
        {
            uint _4 = _124 + (gl_GlobalInvocationID.x << 2u);
            uint _126;
            bool _131_ladder_break = false;
            switch (t0_1._m0[_4] & 3u)
            {
                case 1u:
                {
                    uint _125;
                    bool _132_ladder_break = false;
                    switch ((t0_1._m0[_4] >> 2u) & 3u)
                    {
                        case 1u:
                        {
                            uint _13 = _123 + 20u;
                            if (!((t0_1._m0[_4] & 16u) == 0u))
                            {
                                _125 = _13;
                                break;
                            }
                            uint _19 = ((_13 ^ 5u) * 3u) + (_13 >> 5u);
                            uint _23 = ((_19 ^ 5u) * 5u) + (_19 >> 7u);
                            uint _27 = ((_23 ^ 5u) * 7u) + (_23 >> 3u);
                            uint _31 = ((_27 ^ 5u) * 11u) + (_27 >> 11u);
                            if (!((t0_1._m0[_4] & 32u) == 0u))
                            {
                                _127 = _31;
                                _132_ladder_break = true;
                                _131_ladder_break = true;
                                break;
                            }
                            uint _37 = ((_31 ^ 6u) * 3u) + (_31 >> 5u);
                            uint _41 = ((_37 ^ 6u) * 5u) + (_37 >> 7u);
                            uint _45 = ((_41 ^ 6u) * 7u) + (_41 >> 3u);
                            _125 = ((_45 ^ 6u) * 11u) + (_45 >> 11u);
                            break;
                        }
                        case 2u:
                        {
                            uint _53 = ((_123 ^ 7u) * 3u) + (_123 >> 5u);
                            uint _57 = ((_53 ^ 7u) * 5u) + (_53 >> 7u);
                            uint _61 = ((_57 ^ 7u) * 7u) + (_57 >> 3u);
                            _125 = ((_61 ^ 7u) * 11u) + (_61 >> 11u);
                            break;
                        }
                        default:
                        {
                            _125 = _123;
                            break;
                        }
                    }
                    if (_132_ladder_break)
                    {
                        break;
                    }
                    uint _66 = gl_GlobalInvocationID.x + 4u;
                    u0_1._m0[_66] += t0_1._m0[_4];
                    uint _76 = ((_125 ^ 8u) * 3u) + (_125 >> 5u);
                    uint _80 = ((_76 ^ 8u) * 5u) + (_76 >> 7u);
                    uint _84 = ((_80 ^ 8u) * 7u) + (_80 >> 3u);
                    _126 = ((_84 ^ 8u) * 11u) + (_84 >> 11u);
                    break;
                }
                case 2u:
                {
                    uint _92 = ((_123 ^ 9u) * 3u) + (_123 >> 5u);
                    uint _96 = ((_92 ^ 9u) * 5u) + (_92 >> 7u);
                    uint _100 = ((_96 ^ 9u) * 7u) + (_96 >> 3u);
                    _126 = ((_100 ^ 9u) * 11u) + (_100 >> 11u);
                    break;
                }
                default:
                {
                    _126 = _123;
                    break;
                }
            }
            if (_131_ladder_break)
            {
                break;
            }
            uint _108 = ((_126 ^ t0_1._m0[_4]) * 3u) + (_126 >> 5u);
            uint _112 = ((_108 ^ t0_1._m0[_4]) * 5u) + (_108 >> 7u);
            uint _116 = ((_112 ^ t0_1._m0[_4]) * 7u) + (_112 >> 3u);
            _127 = ((_116 ^ t0_1._m0[_4]) * 11u) + (_116 >> 11u);
            break;
        }
        _121 = _124 + 1u;
        _122 = _121 == 4u;
        if (_122)
        {
            break;
        }
        else
        {
            _123 = _127;
            _124 = _121;
            continue;
        }
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _127;
}

