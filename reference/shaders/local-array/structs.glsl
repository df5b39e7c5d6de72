#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

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
    uint _42[8];
    _42[0u] = 0u;
    uint _47[8];
    _47[0u] = 16u;
    float _52[8];
    _52[0u] = 1.0;
    bool _17;
    uint _25;
    float _26;
    uint _23 = 1u;
    float _24 = 0.0;
    uint _3;
    uint _4;
    uint _5;
    float _6;
    bool _9;
    for (;;)
    {
        _3 = _23 + 4294967295u;
        _4 = _42[_3];
        _5 = _47[_3];
        _6 = _52[_3];
        _9 = (_5 - _4) > (gl_GlobalInvocationID.x + 1u);
        if (_9)
        {
            uint _19 = (_5 + _4) >> 1u;
            _42[_3] = _4;
            _47[_3] = _19;
            _52[_3] = _6 * 2.0;
            _42[_23] = _19;
            _47[_23] = _5;
            _52[_23] = _6 + 1.0;
            _25 = _23 + 1u;
            _26 = _24;
        }
        else
        {
            _25 = _3;
            _26 = (t0_1._m0[_4] * _6) + _24;
        }
        _17 = _25 == 0u;
        if (_17)
        {
            break;
        }
        else
        {
            _23 = _25;
            _24 = _26;
            continue;
        }
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _26;
}

