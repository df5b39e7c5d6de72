#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

void main()
{
    float _13 = 0.0;
    float _14 = 0.0;
    uint _15 = 0u;
    precise float _8;
    precise float _10;
    uint _11;
    bool _12;
    for (;;)
    {
        precise float _7 = t0_1._m0[_15] - _14;
        _8 = _13 + _7;
        precise float _9 = _8 - _13;
        _10 = _9 - _7;
        _11 = _15 + 1u;
        _12 = _11 == 9u;
        if (_12)
        {
            break;
        }
        else
        {
            _13 = _8;
            _14 = _10;
            _15 = _11;
            continue;
        }
    }
    u0_1._m0[0u] = _8;
    u0_1._m0[1u] = _10;
}

