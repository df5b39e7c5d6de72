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
    _shared[_8] = 5u;
    uint _13 = _8;
    uint _11;
    bool _12;
    for (;;)
    {
        _11 = _13 * 2u;
        _12 = _11 >= 100u;
        if (_12)
        {
            break;
        }
        else
        {
            _13 = _11;
            continue;
        }
    }
    target_1._m0[0u] = uvec4(_shared[_8], _11, _11, _7 + 2u);
}

