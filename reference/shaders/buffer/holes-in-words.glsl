#version 460
#extension GL_ARB_sparse_texture2 : require
layout(local_size_x = 6, local_size_y = 1, local_size_z = 1) in;

struct _76
{
    uint _m0;
    uvec4 _m1;
};

uvec4 _164;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform usamplerBuffer t0;
layout(set = 0, binding = 1001) uniform usamplerBuffer t1;
layout(set = 0, binding = 2001, r32ui) uniform restrict readonly uimageBuffer u1;

void main()
{
    uint _69 = gl_GlobalInvocationID.x * 4u;
    uint _190;
    uvec4 _191;
    _190 = sparseTexelFetchARB(t0, int(_69), _191);
    _76 _77 = _76(_190, _191);
    uint _78 = _77._m0;
    uint _81 = _69 + 1u;
    uint _192;
    uvec4 _193;
    _192 = sparseTexelFetchARB(t0, int(_81), _193);
    _76 _82 = _76(_192, _193);
    uint _85 = sparseTexelsResidentARB(int(_78)) ? _82._m0 : _78;
    uint _89 = _69 + 2u;
    uint _194;
    uvec4 _195;
    _194 = sparseTexelFetchARB(t0, int(_89), _195);
    _76 _90 = _76(_194, _195);
    uint _93 = sparseTexelsResidentARB(int(_85)) ? _90._m0 : _85;
    uint _96 = _69 + 3u;
    uint _196;
    uvec4 _197;
    _196 = sparseTexelFetchARB(t0, int(_96), _197);
    _76 _97 = _76(_196, _197);
    uvec4 _4 = uvec4(_77._m1.x, _82._m1.x, _90._m1.x, _97._m1.x);
    uint _5 = sparseTexelsResidentARB(int(_93)) ? _97._m0 : _93;
    bool _6 = sparseTexelsResidentARB(int(_5));
    uint _198;
    uvec4 _199;
    _198 = sparseTexelFetchARB(t1, int(_69), _199);
    _76 _109 = _76(_198, _199);
    uint _110 = _109._m0;
    uint _200;
    uvec4 _201;
    _200 = sparseTexelFetchARB(t1, int(_81), _201);
    _76 _112 = _76(_200, _201);
    uint _115 = sparseTexelsResidentARB(int(_110)) ? _112._m0 : _110;
    uint _202;
    uvec4 _203;
    _202 = sparseTexelFetchARB(t1, int(_89), _203);
    _76 _123 = _76(_202, _203);
    uint _126 = sparseTexelsResidentARB(int(_115)) ? _123._m0 : _115;
    uint _204;
    uvec4 _205;
    _204 = sparseTexelFetchARB(t1, int(_96), _205);
    _76 _128 = _76(_204, _205);
    dvec2 _8 = dvec2(packDouble2x32(uvec2(_109._m1.x, _112._m1.x)), packDouble2x32(uvec2(_123._m1.x, _128._m1.x)));
    uint _9 = sparseTexelsResidentARB(int(_126)) ? _128._m0 : _126;
    uint _206;
    uvec4 _207;
    _206 = sparseImageLoadARB(u1, int(_69), _207);
    _76 _143 = _76(_206, _207);
    uint _144 = _143._m0;
    uint _208;
    uvec4 _209;
    _208 = sparseImageLoadARB(u1, int(_81), _209);
    _76 _146 = _76(_208, _209);
    uint _149 = sparseTexelsResidentARB(int(_144)) ? _146._m0 : _144;
    uint _210;
    uvec4 _211;
    _210 = sparseImageLoadARB(u1, int(_89), _211);
    _76 _151 = _76(_210, _211);
    uint _154 = sparseTexelsResidentARB(int(_149)) ? _151._m0 : _149;
    uint _212;
    uvec4 _213;
    _212 = sparseImageLoadARB(u1, int(_96), _213);
    _76 _156 = _76(_212, _213);
    uvec4 _12 = uvec4(_143._m1.x, _146._m1.x, _151._m1.x, _156._m1.x);
    uint _13 = sparseTexelsResidentARB(int(_154)) ? _156._m0 : _154;
    bool _14 = sparseTexelsResidentARB(int(_13));
    uint _214;
    uvec4 _215;
    _214 = sparseTexelFetchARB(t0, int(_69), _215);
    _76 _161 = _76(_214, _215);
    uint _20 = _161._m0;
    uint _23 = _4.x;
    uvec4 _24;
    _24.x = uint(_6);
    uvec4 _25 = _24;
    _25.y = uint(sparseTexelsResidentARB(int(_9)));
    _25.z = uint(_14);
    _25.w = uint(sparseTexelsResidentARB(int(_20)));
    uint _28 = gl_GlobalInvocationID.x * 3u;
    u0_1._m0[_28] = uvec4(_25);
    uvec4 _50;
    _50.x = ((_23 + _4.y) + _4.z) + _4.w;
    _50.y = (uint(_8.y) << 1u) + uint(_8.x);
    _50.z = ((_12.x + _12.y) + _12.z) + _12.w;
    _50.w = uint(_6 && _14);
    u0_1._m0[_28 + 1u] = uvec4(_50);
    uvec4 _55 = _24;
    _55.y = _23;
    _55.z = 0u;
    _55.w = 0u;
    u0_1._m0[_28 + 2u] = uvec4(_55);
}

