#version 460
layout(local_size_x = 6, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _13;
    if (t0_1._m0[gl_GlobalInvocationID.x].y == 0u)
    {
        _13 = t0_1._m0[gl_GlobalInvocationID.x].x;
    }
    else
    {
        uint _12;
        _12 = t0_1._m0[gl_GlobalInvocationID.x].y;
        uint _11 = t0_1._m0[gl_GlobalInvocationID.x].x;
        uint _9;
        bool _10;
        for (;;)
        {
            _9 = _11 % _12;
            _10 = _9 == 0u;
            if (_10)
            {
                break;
            }
            else
            {
                _11 = _12;
                _12 = _9;
                continue;
            }
        }
        _13 = _12;
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _13;
}

