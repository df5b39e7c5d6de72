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

shared uint cells[3][4];

void main()
{
    uint _20;
    bool _21;
    uint _27 = 0u;
    for (;;)
    {
        uint _17 = _27 / 4u;
        uint _18 = _27 & 3u;
        if ((_17 < 3u) && (_18 < 4u))
        {
            cells[_17][_18] = _27 + 100u;
        }
        _20 = _27 + 1u;
        _21 = _20 < 12u;
        if (_21)
        {
            _27 = _20;
            continue;
        }
        else
        {
            break;
        }
    }
    if ((source_1._m0[0u] < 3u) && (source_1._m0[2u] < 4u))
    {
        cells[source_1._m0[0u]][source_1._m0[2u]] = 7u;
    }
    if ((source_1._m0[2u] < 3u) && (source_1._m0[1u] < 4u))
    {
        cells[source_1._m0[2u]][source_1._m0[1u]] = 8u;
    }
    target_1._m0[0u] = ((source_1._m0[0u] < 3u) && (source_1._m0[2u] < 4u)) ? cells[min(source_1._m0[0u], 2u)][min(source_1._m0[2u], 3u)] : 0u;
    target_1._m0[1u] = ((source_1._m0[2u] < 3u) && (source_1._m0[1u] < 4u)) ? cells[min(source_1._m0[2u], 2u)][min(source_1._m0[1u], 3u)] : 0u;
    target_1._m0[2u] = ((source_1._m0[0u] < 3u) && (source_1._m0[1u] < 4u)) ? cells[min(source_1._m0[0u], 2u)][min(source_1._m0[1u], 3u)] : 0u;
    target_1._m0[3u] = (source_1._m0[0u] < 3u) ? cells[min(source_1._m0[0u], 2u)][3u] : 0u;
    target_1._m0[4u] = (source_1._m0[1u] < 4u) ? cells[2u][min(source_1._m0[1u], 3u)] : 0u;
}

