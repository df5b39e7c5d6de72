#version 460
#define imulExtended(a, b, high, low) \
    { int h, l; imulExtended(int(a), int(b), h, l); high = uint(h); low = uint(l); }
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct _50
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
    _50 _51;
    imulExtended(source_1._m0[0u], source_1._m0[1u], _51._m1, _51._m0);
    target_1._m0[0u] = _51._m1;
    target_1._m0[1u] = _51._m0;
    _50 _58;
    umulExtended(source_1._m0[0u], source_1._m0[1u], _58._m1, _58._m0);
    target_1._m0[2u] = _58._m1;
    target_1._m0[3u] = _58._m0;
    bool _63 = source_1._m0[3u] == 0u;
    uint _64 = _63 ? 1u : source_1._m0[3u];
    target_1._m0[4u] = _63 ? 4294967295u : (source_1._m0[2u] / _64);
    target_1._m0[5u] = _63 ? 4294967295u : (source_1._m0[2u] % _64);
    bool _72 = source_1._m0[4u] == 0u;
    uint _73 = _72 ? 1u : source_1._m0[4u];
    target_1._m0[6u] = _72 ? 4294967295u : (source_1._m0[2u] / _73);
    target_1._m0[7u] = _72 ? 4294967295u : (source_1._m0[2u] % _73);
}

