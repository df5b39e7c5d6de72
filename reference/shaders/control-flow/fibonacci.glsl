#version 460
layout(local_size_x = 16, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _10;
    if (gl_GlobalInvocationID.x == 0u)
    {
        _10 = 0u;
    }
    else
    {
        uint _7;
        uint _7_copy;
        _7 = 1u;
        uint _8 = 0u;
        uint _9 = 0u;
        uint _4;
        uint _5;
        bool _6;
        for (;;)
        {
            _4 = _8 + _7;
            _5 = _9 + 1u;
            _6 = _5 == gl_GlobalInvocationID.x;
            if (_6)
            {
                break;
            }
            else
            {
                _7_copy = _7;
                _7 = _4;
                _8 = _7_copy;
                _9 = _5;
                continue;
            }
        }
        _10 = _7;
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _10;
}

