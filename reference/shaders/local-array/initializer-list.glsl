#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _23[4];
    _23[0u] = 100u;
    _23[1u] = 200u;
    _23[2u] = 300u;
    _23[3u] = 400u;
    uint _11 = 0u;
    uint _7;
    bool _8;
    for (;;)
    {
        uint _4 = (_11 * _11) & 3u;
        _23[_4] += _11;
        _7 = _11 + 1u;
        _8 = _7 > gl_GlobalInvocationID.x;
        if (_8)
        {
            break;
        }
        else
        {
            _11 = _7;
            continue;
        }
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _23[gl_GlobalInvocationID.x & 3u];
}

