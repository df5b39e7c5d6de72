#version 460
#extension GL_ARB_sparse_texture2 : require
layout(local_size_x = 5, local_size_y = 1, local_size_z = 1) in;

struct _56
{
    uint _m0;
    uvec4 _m1;
};

uvec4 _113;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform usamplerBuffer t0;

void main()
{
    uint _53 = gl_GlobalInvocationID.x * 6u;
    uint _133;
    uvec4 _134;
    _133 = sparseTexelFetchARB(t0, int(_53), _134);
    _56 _57 = _56(_133, _134);
    uint _58 = _57._m0;
    uint _61 = _53 + 1u;
    uint _135;
    uvec4 _136;
    _135 = sparseTexelFetchARB(t0, int(_61), _136);
    _56 _62 = _56(_135, _136);
    uint _65 = sparseTexelsResidentARB(int(_58)) ? _62._m0 : _58;
    uint _69 = _53 + 2u;
    uint _137;
    uvec4 _138;
    _137 = sparseTexelFetchARB(t0, int(_69), _138);
    _56 _70 = _56(_137, _138);
    uint _73 = sparseTexelsResidentARB(int(_65)) ? _70._m0 : _65;
    uint _139;
    uvec4 _140;
    _139 = sparseTexelFetchARB(t0, int(_53 + 3u), _140);
    _56 _77 = _56(_139, _140);
    uint _80 = sparseTexelsResidentARB(int(_73)) ? _77._m0 : _73;
    uint _141;
    uvec4 _142;
    _141 = sparseTexelFetchARB(t0, int(_53 + 4u), _142);
    _56 _84 = _56(_141, _142);
    uint _87 = sparseTexelsResidentARB(int(_80)) ? _84._m0 : _80;
    uint _143;
    uvec4 _144;
    _143 = sparseTexelFetchARB(t0, int(_53 + 5u), _144);
    _56 _91 = _56(_143, _144);
    uint _10 = sparseTexelsResidentARB(int(_87)) ? _91._m0 : _87;
    uint _145;
    uvec4 _146;
    _145 = sparseTexelFetchARB(t0, int(_53), _146);
    _56 _100 = _56(_145, _146);
    uint _101 = _100._m0;
    uint _147;
    uvec4 _148;
    _147 = sparseTexelFetchARB(t0, int(_61), _148);
    _56 _103 = _56(_147, _148);
    uint _106 = sparseTexelsResidentARB(int(_101)) ? _103._m0 : _101;
    uint _149;
    uvec4 _150;
    _149 = sparseTexelFetchARB(t0, int(_69), _150);
    _56 _108 = _56(_149, _150);
    uvec3 _13 = uvec3(_100._m1.x, _103._m1.x, _108._m1.x);
    uint _14 = sparseTexelsResidentARB(int(_106)) ? _108._m0 : _106;
    uint _17 = _57._m1.x;
    uint _18 = _62._m1.x;
    uint _20 = _70._m1.x;
    uint _22 = _77._m1.x;
    uint _24 = _84._m1.x;
    uint _26 = _91._m1.x;
    uvec4 _33;
    _33.x = uint(sparseTexelsResidentARB(int(_10)));
    uvec4 _34 = _33;
    _34.y = ((((_17 + _18) + _20) + _22) + _24) + _26;
    _34.z = uint(sparseTexelsResidentARB(int(_14)));
    _34.w = (_13.x + _13.y) + _13.z;
    uint _37 = gl_GlobalInvocationID.x << 1u;
    u0_1._m0[_37] = uvec4(_34);
    uvec4 _38 = _33;
    _38.y = _18;
    _38.z = 0u;
    _38.w = 0u;
    u0_1._m0[_37 + 1u] = uvec4(_38);
}

