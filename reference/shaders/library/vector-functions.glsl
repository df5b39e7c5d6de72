#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

uvec4 _39;

struct _41
{
    uint _m0;
    uint _m1;
    uint _m2;
    uint _m3;
    uint _m4;
};

uvec3 _89;
uint _122;

layout(set = 0, binding = 1000, std430) readonly buffer numbers
{
    uvec4 _m0[];
} numbers_1;

layout(set = 0, binding = 2000, std430) writeonly buffer results
{
    uvec4 _m0[];
} results_1;

uvec3 _2(uvec3 _72, uvec2 _73)
{
    uvec3 _84;
    _84.x = (_73.x * _72.x) + _72.z;
    _84.y = _73.y * _72.y;
    _84.z = (_72.z * 100u) + _73.x;
    return _84;
}

_41 _3(uvec4 _91)
{
    uint _96 = _91.y;
    uint _97 = _122;
    uint _98 = _122;
    uint _99 = _122;
    uint _100 = _122;
    uint _101 = _96;
    uint _102 = _91.z;
    uint _103 = _98;
    uint _104 = _99;
    uint _105 = _100;
    uint _106 = _101;
    uint _107 = _102;
    uint _108 = _91.w;
    uint _109 = _104;
    uint _110 = _105;
    uint _111 = _106;
    uint _112 = _107;
    uint _113 = _108;
    uint _114 = 9u;
    uint _115 = _110;
    uint _116 = _111;
    uint _117 = _112;
    uint _118 = _113;
    uint _119 = _114;
    uint _120 = _91.x;
    return _41(_116, _117, _118, _119, _120);
}

void main()
{
    uvec4 _6 = uvec4(numbers_1._m0[(gl_GlobalInvocationID.x << 4u) >> 4u]);
    uvec3 _10 = _2(_6.xyz, _6.zw);
    _41 _42 = _3(_6);
    uint _16 = gl_GlobalInvocationID.x << 5u;
    uint _48 = _16 >> 4u;
    results_1._m0[_48].x = _10.x;
    results_1._m0[_48].y = _10.y;
    results_1._m0[_48].z = _10.z;
    uint _59 = (_16 | 12u) >> 4u;
    results_1._m0[_59].w = _42._m0;
    results_1._m0[_59 + 1u].x = _42._m1;
    results_1._m0[_59 + 1u].y = _42._m2;
    results_1._m0[_59 + 1u].z = _42._m3;
    results_1._m0[_59 + 1u].w = _42._m4;
}

