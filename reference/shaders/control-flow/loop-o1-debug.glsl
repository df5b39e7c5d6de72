#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

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
    uint _18 = 0u;
    uint _19 = 0u;
    uint _20 = 0u;
    uint _12;
    uint _13;
    uint _14;
    bool _15;
    for (;;)
    {
        uint _10 = (t0_1._m0[_20] * (gl_GlobalInvocationID.x + 1u)) % 17u;
        bool _11 = _10 > _19;
        _12 = _11 ? _20 : _18;
        _13 = _11 ? _10 : _19;
        _14 = _20 + 1u;
        _15 = _14 == 8u;
        if (_15)
        {
            break;
        }
        else
        {
            _18 = _12;
            _19 = _13;
            _20 = _14;
            continue;
        }
    }
    u0_1._m0[gl_GlobalInvocationID.x] = (_13 * 10u) + _12;
}

