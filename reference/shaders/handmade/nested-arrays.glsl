#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    uint _m0[];
} source_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer target
{
    uint _m0[];
} target_1;

void main()
{
    uint _42[3][4];
    uint _22 = 0u;
    uint _15;
    bool _16;
    for (;;)
    {
        _42[_22 / 4u][_22 & 3u] = _22 + 100u;
        _15 = _22 + 1u;
        _16 = _15 < 12u;
        if (_16)
        {
            _22 = _15;
            continue;
        }
        else
        {
            break;
        }
    }
    target_1._m0[0u] = _42[source_1._m0[0u]][3u];
    target_1._m0[1u] = _42[2u][source_1._m0[1u]];
    target_1._m0[2u] = _42[2u][3u];
    target_1._m0[3u] = _42[1u][3u];
    target_1._m0[4u] = _42[2u][0u];
}

