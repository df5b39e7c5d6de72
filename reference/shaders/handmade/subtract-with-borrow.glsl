#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct _29
{
    uint _m0;
    uint _m1;
};

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
    _29 _30;
    _30._m0 = usubBorrow(source_1._m0[0u], source_1._m0[1u], _30._m1);
    target_1._m0[0u] = _30._m0;
    target_1._m0[1u] = uint(_30._m1 != 0u);
    _29 _39;
    _39._m0 = usubBorrow(source_1._m0[1u], source_1._m0[0u], _39._m1);
    target_1._m0[2u] = _39._m0;
    target_1._m0[3u] = uint(_39._m1 != 0u);
}

