#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct _43
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
    _43 _44;
    imulExtended(source_1._m0[0u], source_1._m0[1u], _44._m1, _44._m0);
    target_1._m0[0u] = _44._m1;
    target_1._m0[1u] = _44._m0;
    _43 _51;
    umulExtended(source_1._m0[0u], source_1._m0[1u], _51._m1, _51._m0);
    target_1._m0[2u] = _51._m1;
    target_1._m0[3u] = _51._m0;
    bool _56 = source_1._m0[3u] == 0u;
    uint _57 = _56 ? 1u : source_1._m0[3u];
    target_1._m0[4u] = _56 ? 4294967295u : (source_1._m0[2u] / _57);
    target_1._m0[5u] = _56 ? 4294967295u : (source_1._m0[2u] % _57);
}

