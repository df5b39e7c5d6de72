#version 460
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer values
{
    uint _m0[];
} values_1;

void main()
{
    uint _22;
    if (values_1._m0[gl_GlobalInvocationID.x] > 1u)
    {
        uint _20 = values_1._m0[gl_GlobalInvocationID.x];
        uint _21 = 0u;
        uint _15;
        uint _16;
        bool _19;
        for (;;)
        {
            _15 = ((_20 & 1u) != 0u) ? ((_20 * 3u) + 1u) : (_20 >> 1u);
            _16 = _21 + 1u;
            _19 = (_16 < 1000u) && (_15 > 1u);
            if (_19)
            {
                _20 = _15;
                _21 = _16;
                continue;
            }
            else
            {
                break;
            }
        }
        _22 = _16;
    }
    else
    {
        _22 = 0u;
    }
    values_1._m0[gl_GlobalInvocationID.x] = _22;
}

