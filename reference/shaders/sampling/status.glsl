#version 460
#extension GL_ARB_sparse_texture2 : require
#extension GL_EXT_samplerless_texture_functions : require

struct _88
{
    uint _m0;
    vec4 _m1;
};

struct _116
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
    uint _132;
    vec4 _133;
    _132 = sparseTextureARB(sampler2D(t0, s0), vec2(in_TEXCOORD0.xy), _133);
    _88 _89 = _88(_132, _133);
    vec4 _91 = _89._m1;
    uint _9 = _89._m0;
    uint _134;
    vec4 _135;
    _134 = sparseTextureLodARB(sampler2D(t0, s0), vec2(in_TEXCOORD0.xy), 1.0, _135);
    _88 _97 = _88(_134, _135);
    vec4 _99 = _97._m1;
    uint _16 = _97._m0;
    uint _136;
    vec4 _137;
    _136 = sparseTextureGatherARB(sampler2D(t0, s0), vec2(in_TEXCOORD0.xy), _137);
    _88 _102 = _88(_136, _137);
    vec4 _104 = _102._m1;
    uint _28 = _102._m0;
    uint _138;
    float _139;
    _138 = sparseTextureLodARB(sampler2DShadow(t1, s1), vec3(vec2(in_TEXCOORD0.xy), in_TEXCOORD0.z), 0.0, _139);
    _116 _117 = _116(_138, _139);
    uint _40 = _117._m0;
    float _36 = _117._m1;
    uint _140;
    vec4 _141;
    _140 = sparseTexelFetchARB(t0, ivec2(uvec2(uint(int(in_TEXCOORD0.x)), uint(int(in_TEXCOORD0.y)))), int(0u), _141);
    _88 _123 = _88(_140, _141);
    vec4 _125 = _123._m1;
    uint _54 = _123._m0;
    uint _61 = ((((sparseTexelsResidentARB(int(_16)) ? 0u : 2u) | uint(sparseTexelsResidentARB(int(_9)))) | (sparseTexelsResidentARB(int(_28)) ? 0u : 4u)) | (sparseTexelsResidentARB(int(_40)) ? 0u : 8u)) | (sparseTexelsResidentARB(int(_54)) ? 0u : 16u);
    bool _63 = _61 != 1u;
    out_SV_Target0 = vec4(_63 ? float(_61 ^ 1u) : ((((_99.x + _91.x) + _104.x) + _36) + _125.x), _63 ? 0.0 : ((((_99.y + _91.y) + _104.y) + _36) + _125.y), _63 ? 0.0 : ((((_99.z + _91.z) + _104.z) + _36) + _125.z), _63 ? 0.0 : ((((_99.w + _91.w) + _104.w) + _36) + _125.w));
}

