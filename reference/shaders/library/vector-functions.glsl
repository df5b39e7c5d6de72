#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

uvec4 _68;
uint _70;

struct _72
{
    uint _m0;
    uint _m1;
    uint _m2;
    uint _m3;
    uint _m4;
};

uvec3 _120;

layout(set = 0, binding = 1000, std430) readonly buffer numbers
{
    uvec4 _m0[];
} numbers_1;

layout(set = 0, binding = 2000, std430) writeonly buffer results
{
    uvec4 _m0[];
} results_1;

uvec3 _2(uvec3 _103, uvec2 _104)
{
    uvec3 _115;
    _115.x = (_104.x * _103.x) + _103.z;
    _115.y = _104.y * _103.y;
    _115.z = (_103.z * 100u) + _104.x;
    return _115;
}

_72 _3(uint _122, uint _123, uint _124, uint _125, uint _126)
{
    uint _127 = _123;
    uint _128 = _124;
    uint _129 = _125;
    uint _130 = _126;
    uint _131 = _122;
    return _72(_127, _128, _129, _130, _131);
}

void main()
{
    uvec4 _6 = uvec4(numbers_1._m0[(gl_GlobalInvocationID.x << 4u) >> 4u]);
    uvec3 _10 = _2(_6.xyz, _6.zw);
    uint _15 = _6.x;
    uint _16 = _70;
    uint _17 = _70;
    uint _18 = _70;
    uint _19 = _70;
    uint _20 = _15;
    uint _21 = _6.y;
    uint _22 = _17;
    uint _23 = _18;
    uint _24 = _19;
    uint _25 = _20;
    uint _26 = _21;
    uint _27 = _6.z;
    uint _28 = _23;
    uint _29 = _24;
    uint _30 = _25;
    uint _31 = _26;
    uint _32 = _27;
    uint _33 = _6.w;
    uint _34 = _29;
    uint _35 = _30;
    uint _36 = _31;
    uint _37 = _32;
    uint _38 = _33;
    uint _39 = 9u;
    _72 _73 = _3(_35, _36, _37, _38, _39);
    uint _45 = gl_GlobalInvocationID.x << 5u;
    uint _79 = _45 >> 4u;
    results_1._m0[_79].x = _10.x;
    results_1._m0[_79].y = _10.y;
    results_1._m0[_79].z = _10.z;
    uint _90 = (_45 | 12u) >> 4u;
    results_1._m0[_90].w = _73._m0;
    results_1._m0[_90 + 1u].x = _73._m1;
    results_1._m0[_90 + 1u].y = _73._m2;
    results_1._m0[_90 + 1u].z = _73._m3;
    results_1._m0[_90 + 1u].w = _73._m4;
}

