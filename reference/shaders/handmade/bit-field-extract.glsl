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
    uint _46 = source_1._m0[1u] & 31u;
    target_1._m0[0u] = uint(bitfieldExtract(int(source_1._m0[0u]), int(_46), int(min(8u, (32u - _46)))));
    uint _56 = source_1._m0[1u] & 31u;
    target_1._m0[1u] = bitfieldExtract(source_1._m0[0u], int(_56), int(min(8u, (32u - _56))));
    uint _63 = source_1._m0[1u] & 31u;
    target_1._m0[2u] = bitfieldExtract(source_1._m0[0u], int(_63), int(min((source_1._m0[2u] & 31u), (32u - _63))));
    uint _70 = source_1._m0[3u] & 31u;
    target_1._m0[3u] = uint(bitfieldExtract(int(source_1._m0[0u]), int(_70), int(min(16u, (32u - _70)))));
    uint _74 = source_1._m0[3u] & 31u;
    target_1._m0[4u] = bitfieldExtract(source_1._m0[0u], int(_74), int(min(16u, (32u - _74))));
    uint _80 = source_1._m0[4u] & 31u;
    target_1._m0[5u] = bitfieldExtract(source_1._m0[0u], int(_80), int(min(4u, (32u - _80))));
}

