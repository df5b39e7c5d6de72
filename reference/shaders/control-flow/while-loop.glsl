#version 460
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _15;
    if (gl_GlobalInvocationID.x == 0u)
    {
        _15 = 0u;
    }
    else
    {
        uint _4 = gl_GlobalInvocationID.x + 1u;
        uint _13 = _4;
        uint _14 = 0u;
        uint _10;
        uint _11;
        bool _12;
        for (;;)
        {
            _10 = ((_13 & 1u) != 0u) ? ((_13 * 3u) + 1u) : (_13 >> 1u);
            _11 = _14 + 1u;
            _12 = _10 == 1u;
            if (_12)
            {
                break;
            }
            else
            {
                _13 = _10;
                _14 = _11;
                continue;
            }
        }
        _15 = _11;
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _15;
}

