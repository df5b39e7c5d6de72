#version 460
layout(local_size_x = 16, local_size_y = 1, local_size_z = 1) in;

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
    uint _3 = gl_GlobalInvocationID.x * 5u;
    uint _16 = 0u;
    uint _17 = 16u;
    uint _13;
    uint _14;
    bool _15;
    for (;;)
    {
        uint _5 = (_17 + _16) >> 1u;
        bool _11 = t0_1._m0[_5] < _3;
        _13 = _11 ? (_5 + 1u) : _16;
        _14 = _11 ? _17 : _5;
        _15 = _13 < _14;
        if (_15)
        {
            _16 = _13;
            _17 = _14;
            continue;
        }
        else
        {
            break;
        }
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _13;
}

