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
    float _34 = uintBitsToFloat(source_1._m0[2u]);
    float _35 = uintBitsToFloat(source_1._m0[3u]);
    float _36 = uintBitsToFloat(source_1._m0[4u]);
    float _37 = uintBitsToFloat(source_1._m0[5u]);
    target_1._m0[0u] = uint(isnan(uintBitsToFloat(source_1._m0[0u])) || isnan(uintBitsToFloat(source_1._m0[1u])));
    target_1._m0[1u] = uint(isnan(_34) || isnan(_35));
    target_1._m0[2u] = uint(isnan(_36) || isnan(_37));
    target_1._m0[3u] = uint(!(isnan(_34) || isnan(_35)));
    target_1._m0[4u] = uint(!(isnan(_36) || isnan(_37)));
    target_1._m0[5u] = uint(!(_34 < _35));
}

