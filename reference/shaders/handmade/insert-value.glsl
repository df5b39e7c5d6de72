#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

uint _41;

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
    uint _12 = source_1._m0[0u];
    uint _13 = _41;
    uint _14 = _41;
    uint _15 = _12;
    uint _16 = source_1._m0[1u];
    uint _17 = _14;
    uint _18 = _15;
    uint _19 = _16;
    uint _20 = 7u;
    uint _25;
    uint _26;
    uint _27;
    if (source_1._m0[0u] > source_1._m0[1u])
    {
        uint _22 = 99u;
        uint _23 = _19;
        uint _24 = _20;
        _25 = _22;
        _26 = _23;
        _27 = _24;
    }
    else
    {
        _25 = _18;
        _26 = _19;
        _27 = _20;
    }
    target_1._m0[0u] = _25;
    target_1._m0[1u] = _26;
    target_1._m0[2u] = _27;
}

