#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

uvec4 _67;
uint _69;

struct _71
{
    uint _m0;
    uint _m1;
    uint _m2;
    uint _m3;
    uint _m4;
};

uvec3 _115;

layout(set = 0, binding = 1000, std430) readonly buffer numbers
{
    uvec4 _m0[];
} numbers_1;

layout(set = 0, binding = 2000, std430) writeonly buffer results
{
    uvec4 _m0[];
} results_1;

uvec3 _2(uvec3 _98, uvec2 _99)
{
    uvec3 _110;
    _110.x = (_99.x * _98.x) + _98.z;
    _110.y = _99.y * _98.y;
    _110.z = (_98.z * 100u) + _99.x;
    return _110;
}

_71 _3(uint _117, uint _118, uint _119, uint _120, uint _121)
{
    uint _122 = _118;
    uint _123 = _119;
    uint _124 = _120;
    uint _125 = _121;
    uint _126 = _117;
    return _71(_122, _123, _124, _125, _126);
}

void main()
{
    uvec4 _6 = uvec4(numbers_1._m0[gl_GlobalInvocationID.x]);
    uvec3 _10 = _2(_6.xyz, _6.zw);
    uint _15 = _6.x;
    uint _16 = _69;
    uint _17 = _69;
    uint _18 = _69;
    uint _19 = _69;
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
    _71 _72 = _3(_35, _36, _37, _38, _39);
    uint _79 = gl_GlobalInvocationID.x * 2u;
    results_1._m0[_79].x = _10.x;
    results_1._m0[_79].y = _10.y;
    results_1._m0[_79].z = _10.z;
    results_1._m0[_79].w = _72._m0;
    uint _91 = _79 + 1u;
    results_1._m0[_91].x = _72._m1;
    results_1._m0[_91].y = _72._m2;
    results_1._m0[_91].z = _72._m3;
    results_1._m0[_91].w = _72._m4;
}

