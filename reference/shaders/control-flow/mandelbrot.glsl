#version 460
layout(local_size_x = 8, local_size_y = 4, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _5 = (gl_GlobalInvocationID.x * 96u) + 4294966784u;
    uint _6 = gl_GlobalInvocationID.y * 80u;
    uint _25;
    _25 = 0u;
    uint _16;
    uint _19;
    uint _20;
    uint _23 = 0u;
    uint _24 = 0u;
    bool _7;
    for (;;)
    {
        _7 = _25 < 32u;
        bool _26;
        if (_7)
        {
            _26 = ((_24 * _24) + (_23 * _23)) < 262144u;
        }
        else
        {
            _26 = false;
        }
        if (!_26)
        {
            break;
        }
        _16 = _5 + uint(int((_23 * _23) - (_24 * _24)) / int(256u));
        _19 = uint(int(_24 * _23) / int(128u)) + _6;
        _20 = _25 + 1u;
        _23 = _16;
        _24 = _19;
        _25 = _20;
        continue;
    }
    u0_1._m0[(gl_GlobalInvocationID.y << 4u) + gl_GlobalInvocationID.x] = _25;
}

