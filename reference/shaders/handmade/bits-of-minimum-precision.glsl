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
    uint _12 = source_1._m0[0u];
    uint _13 = source_1._m0[1u];
    uint _36 = uint(findMSB(int(uint(bitfieldExtract(int(_12), int(0u), int(16u))))));
    target_1._m0[0u] = (_36 == 4294967295u) ? 4294967295u : (15u - _36);
    uint _48 = uint(findMSB(bitfieldExtract(_12, int(0u), int(16u))));
    target_1._m0[1u] = (_48 == 4294967295u) ? 4294967295u : (15u - _48);
    target_1._m0[2u] = uint(findLSB(bitfieldExtract(_12, int(0u), int(16u))));
    target_1._m0[3u] = uint(bitCount(_12 << 16u));
    uint _59 = uint(findMSB(int(uint(bitfieldExtract(int(_13), int(0u), int(16u))))));
    target_1._m0[4u] = (_59 == 4294967295u) ? 4294967295u : (15u - _59);
    uint _65 = uint(findMSB(bitfieldExtract(_13, int(0u), int(16u))));
    target_1._m0[5u] = (_65 == 4294967295u) ? 4294967295u : (15u - _65);
    target_1._m0[6u] = uint(findLSB(bitfieldExtract(_13, int(0u), int(16u))));
    target_1._m0[7u] = uint(bitCount(_13 << 16u));
}

