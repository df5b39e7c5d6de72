#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct _78
{
    uint _m0[2];
    float _m1;
};

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    uint _m0[];
} source_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer target
{
    uint _m0[];
} target_1;

shared uint rows[5][4];
shared _78 record;
shared _78 copy;

void main()
{
    rows[source_1._m0[1u] + source_1._m0[2u]][1u] = source_1._m0[0u];
    rows[source_1._m0[1u] + 1u][2u] = 111u;
    rows[2u + source_1._m0[1u]][3u] = 222u;
    rows[source_1._m0[1u]][source_1._m0[1u]] = floatBitsToUint(2.5);
    target_1._m0[0u] = rows[4u][1u];
    target_1._m0[1u] = rows[2u][2u];
    target_1._m0[2u] = rows[3u][3u];
    target_1._m0[3u] = rows[1u][1u];
    record._m0[0u] = 7u;
    record._m0[source_1._m0[1u]] = source_1._m0[0u];
    record._m1 = 0.75;
    target_1._m0[4u] = record._m0[0u];
    target_1._m0[5u] = record._m0[1u];
    target_1._m0[6u] = floatBitsToUint(record._m1);
    uint _25 = source_1._m0[2u];
    uint _26 = record._m0[1u];
    float _27 = record._m1;
    copy._m0[0u] = _25;
    copy._m0[1u] = _26;
    copy._m1 = _27;
    target_1._m0[7u] = copy._m0[0u];
    target_1._m0[8u] = floatBitsToUint(copy._m1);
}

