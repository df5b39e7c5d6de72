#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    uint _12 = 0u;
    uint _13 = 0u;
    uint _3;
    uint _5;
    bool _11;
    for (;;)
    {
        _3 = _12 + 1u;
        _5 = (_3 * _3) + _13;
        _11 = _5 < t0_1._m0[gl_GlobalInvocationID.x];
        if (_11)
        {
            _12 = _3;
            _13 = _5;
            continue;
        }
        else
        {
            break;
        }
    }
    u0_1._m0[gl_GlobalInvocationID.x] = uvec2(_3, _5);
}

