#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

uvec4 _129;
uint _130;
uvec2 _132;
bvec3 _134;
bool _135;

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    uvec4 _m0[];
} source_1;

layout(set = 0, binding = 2000, std430) writeonly buffer target
{
    uint _m0[];
} target_1;

void main()
{
    uint _4 = gl_LocalInvocationIndex * 40u;
    bool _10 = (source_1._m0[gl_LocalInvocationIndex].x & 1u) != 0u;
    bool _11 = (source_1._m0[gl_LocalInvocationIndex].y & 1u) != 0u;
    bool _12 = (source_1._m0[gl_LocalInvocationIndex].z & 1u) != 0u;
    uvec4 _14;
    _14.x = source_1._m0[gl_LocalInvocationIndex].x;
    _14.y = source_1._m0[gl_LocalInvocationIndex].y;
    _14.z = source_1._m0[gl_LocalInvocationIndex].z;
    _14.w = source_1._m0[gl_LocalInvocationIndex].w;
    uint _18 = source_1._m0[gl_LocalInvocationIndex].x;
    uint _19 = _130;
    uint _20 = _130;
    uint _21 = _130;
    uint _22 = _130;
    uint _23 = _130;
    uint _24 = _18;
    uint _25 = source_1._m0[gl_LocalInvocationIndex].y;
    uint _26 = _20;
    uint _27 = _21;
    uint _28 = _22;
    uint _29 = _23;
    uint _30 = _24;
    uint _31 = _25;
    uint _32 = source_1._m0[gl_LocalInvocationIndex].z;
    uint _33 = _27;
    uint _34 = _28;
    uint _35 = _29;
    uint _36 = _30;
    uint _37 = _31;
    uint _38 = _32;
    uint _39 = source_1._m0[gl_LocalInvocationIndex].w;
    uint _40 = _34;
    uint _41 = _35;
    uint _42 = _36;
    uint _43 = _37;
    uint _44 = _38;
    uint _45 = _39;
    uint _46 = source_1._m0[gl_LocalInvocationIndex].y;
    uint _47 = _41;
    uint _48 = _42;
    uint _49 = _43;
    uint _50 = _44;
    uint _51 = _45;
    uint _52 = _46;
    uint _53 = source_1._m0[gl_LocalInvocationIndex].x;
    uvec2 _54;
    _54.x = source_1._m0[gl_LocalInvocationIndex].z;
    _54.y = source_1._m0[gl_LocalInvocationIndex].y;
    bvec3 _56;
    _56.x = _10;
    _56.y = _11;
    _56.z = _12;
    bool _59 = (source_1._m0[gl_LocalInvocationIndex].w & 1u) != 0u;
    bool _60 = _135;
    bool _61 = _135;
    bool _62 = _135;
    bool _63 = _135;
    bool _64 = _59;
    bool _65 = _11;
    bool _66 = _61;
    bool _67 = _62;
    bool _68 = _63;
    bool _69 = _64;
    bool _70 = _65;
    bool _71 = _12;
    bool _72 = _67;
    bool _73 = _68;
    bool _74 = _69;
    bool _75 = _70;
    bool _76 = _71;
    bool _77 = _10;
    bool _78 = _73;
    bool _79 = _74;
    bool _80 = _75;
    bool _81 = _76;
    bool _82 = _77;
    bool _83 = _10;
    uint _179 = gl_LocalInvocationIndex * 10u;
    target_1._m0[_179] = ((_14.x & _14.y) & _14.z) & _14.w;
    target_1._m0[_179 + 1u] = ((_14.x | _14.y) | _14.z) | _14.w;
    target_1._m0[_179 + 2u] = ((((_48 & _49) & _50) & _51) & _52) & _53;
    target_1._m0[_179 + 3u] = ((((_48 | _49) | _50) | _51) | _52) | _53;
    target_1._m0[_179 + 4u] = _54.x & _54.y;
    target_1._m0[_179 + 5u] = _54.x | _54.y;
    target_1._m0[_179 + 6u] = uint((_56.x && _56.y) && _56.z);
    target_1._m0[_179 + 7u] = uint((_56.x || _56.y) || _56.z);
    target_1._m0[_179 + 8u] = uint((((_79 && _80) && _81) && _82) && _83);
    target_1._m0[_179 + 9u] = uint((((_79 || _80) || _81) || _82) || _83);
}

