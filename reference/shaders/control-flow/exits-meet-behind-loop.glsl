#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

void main()
{
    uint _14;
    uint _18;
    uint _25;
    uint _26;
    uint _23 = gl_GlobalInvocationID.x;
    uint _24 = 0u;
    bool _3;
    for (;;)
    {
        _3 = _24 > 5u;
        if (_3)
        {
            _25 = _24;
            _26 = u0_1._m0[8u];
            break;
        }
        _14 = t0_1._m0[_24] + _23;
        if ((_14 % 5u) == 0u)
        {
            u0_1._m0[gl_GlobalInvocationID.x + 9u] = _14;
            _25 = _24;
            _26 = 2u;
            break;
        }
        _18 = _24 + 1u;
        if (_14 > 40u)
        {
            _25 = _18;
            _26 = _14 * 3u;
            break;
        }
        _23 = _14;
        _24 = _18;
        continue;
    }
    u0_1._m0[gl_GlobalInvocationID.x] = (_26 * 100u) + _25;
}

