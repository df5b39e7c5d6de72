#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

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
    uint _13;
    bool _16;
    uint _19;
    uint _17 = 0u;
    uint _18 = 0u;
    uint _5;
    bool _12;
    for (;;)
    {
        _5 = t0_1._m0[(gl_GlobalInvocationID.x * 4u) + _18];
        _12 = ((_5 > 10u) != false) != false;
        if (_12)
        {
            _19 = _5;
        }
        else
        {
            _19 = _17;
        }
        _13 = _18 + 1u;
        _16 = ((_13 < 4u) != false) != false;
        if (_16)
        {
            _17 = _19;
            _18 = _13;
            continue;
        }
        else
        {
            break;
        }
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _19;
}

