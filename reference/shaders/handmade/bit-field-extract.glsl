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
    uint _47 = source_1._m0[1u] & 31u;
    target_1._m0[0u] = uint(bitfieldExtract(int(source_1._m0[0u]), int(_47), int(min(8u, (32u - _47)))));
    uint _57 = source_1._m0[1u] & 31u;
    target_1._m0[1u] = bitfieldExtract(source_1._m0[0u], int(_57), int(min(8u, (32u - _57))));
    uint _64 = source_1._m0[1u] & 31u;
    target_1._m0[2u] = bitfieldExtract(source_1._m0[0u], int(_64), int(min((source_1._m0[2u] & 31u), (32u - _64))));
    uint _71 = source_1._m0[3u] & 31u;
    target_1._m0[3u] = uint(bitfieldExtract(int(source_1._m0[0u]), int(_71), int(min(16u, (32u - _71)))));
    uint _75 = source_1._m0[3u] & 31u;
    target_1._m0[4u] = bitfieldExtract(source_1._m0[0u], int(_75), int(min(16u, (32u - _75))));
    uint _81 = source_1._m0[4u] & 31u;
    target_1._m0[5u] = bitfieldExtract(source_1._m0[0u], int(_81), int(min(4u, (32u - _81))));
    target_1._m0[6u] = bitfieldExtract(source_1._m0[0u], int(20u), int(min((source_1._m0[3u] & 31u), 12u)));
}

