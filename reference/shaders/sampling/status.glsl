#version 460
#extension GL_ARB_sparse_texture2 : require
#extension GL_EXT_samplerless_texture_functions : require

struct _88
{
    uint _m0;
    vec4 _m1;
};

struct _113
{
    uint _m0;
    float _m1;
};

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform texture2D t1;
layout(set = 0, binding = 3001) uniform samplerShadow s1;

layout(location = 0) in vec4 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec2 _86 = vec2(in_TEXCOORD0.xy);
    uint _129;
    vec4 _130;
    _129 = sparseTextureARB(sampler2D(t0, s0), _86, _130);
    _88 _89 = _88(_129, _130);
    vec4 _91 = _89._m1;
    uint _9 = _89._m0;
    uint _131;
    vec4 _132;
    _131 = sparseTextureLodARB(sampler2D(t0, s0), _86, 1.0, _132);
    _88 _96 = _88(_131, _132);
    vec4 _98 = _96._m1;
    uint _16 = _96._m0;
    uint _133;
    vec4 _134;
    _133 = sparseTextureGatherARB(sampler2D(t0, s0), _86, _134);
    _88 _100 = _88(_133, _134);
    vec4 _102 = _100._m1;
    uint _28 = _100._m0;
    uint _135;
    float _136;
    _135 = sparseTextureLodARB(sampler2DShadow(t1, s1), vec3(_86, in_TEXCOORD0.z), 0.0, _136);
    _113 _114 = _113(_135, _136);
    uint _40 = _114._m0;
    float _36 = _114._m1;
    uint _137;
    vec4 _138;
    _137 = sparseTexelFetchARB(t0, ivec2(uvec2(uint(int(in_TEXCOORD0.x)), uint(int(in_TEXCOORD0.y)))), int(0u), _138);
    _88 _120 = _88(_137, _138);
    vec4 _122 = _120._m1;
    uint _54 = _120._m0;
    uint _61 = ((((sparseTexelsResidentARB(int(_16)) ? 0u : 2u) | uint(sparseTexelsResidentARB(int(_9)))) | (sparseTexelsResidentARB(int(_28)) ? 0u : 4u)) | (sparseTexelsResidentARB(int(_40)) ? 0u : 8u)) | (sparseTexelsResidentARB(int(_54)) ? 0u : 16u);
    bool _63 = _61 != 1u;
    out_SV_Target0 = vec4(_63 ? float(_61 ^ 1u) : ((((_98.x + _91.x) + _102.x) + _36) + _122.x), _63 ? 0.0 : ((((_98.y + _91.y) + _102.y) + _36) + _122.y), _63 ? 0.0 : ((((_98.z + _91.z) + _102.z) + _36) + _122.z), _63 ? 0.0 : ((((_98.w + _91.w) + _102.w) + _36) + _122.w));
}

