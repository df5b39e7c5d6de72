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

uint _32;
uint _40;

void main()
{
    _32 = source_1._m0[0u];
    if (source_1._m0[1u] > source_1._m0[0u])
    {
        _32 = source_1._m0[1u] << 1u;
    }
    target_1._m0[0u] = _32;
    _40 = floatBitsToUint(uintBitsToFloat(source_1._m0[1u]));
    target_1._m0[1u] = floatBitsToUint(uintBitsToFloat(_40));
}

