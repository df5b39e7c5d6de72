#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    uint _m0[];
} source_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer target
{
    uvec4 _m0[];
} target_1;

shared uint _shared[16];

void main()
{
    uint _7 = source_1._m0[0u] * 3u;
    uint _8 = _7 + 1u;
    target_1._m0[1u] = uvec4(_7 * 0u, 0u * _7, source_1._m0[0u] + 3u, 3u * source_1._m0[0u]);
    _shared[_8] = 5u;
    uint _17 = _8;
    uint _15;
    bool _16;
    for (;;)
    {
        _15 = _17 * 2u;
        _16 = _15 >= 100u;
        if (_16)
        {
            break;
        }
        else
        {
            _17 = _15;
            continue;
        }
    }
    target_1._m0[0u] = uvec4(_shared[_8], _15, _15, _7 + 2u);
}

