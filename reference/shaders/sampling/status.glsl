#version 460
#extension GL_ARB_sparse_texture2 : require
#extension GL_EXT_samplerless_texture_functions : require

struct _91
{
    uint _m0;
    vec4 _m1;
};

struct _119
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
    uint _135;
    vec4 _136;
    _135 = sparseTextureARB(sampler2D(t0, s0), vec2(in_TEXCOORD0.xy), _136);
    _91 _92 = _91(_135, _136);
    vec4 _94 = _92._m1;
    uint _9 = _92._m0;
    uint _137;
    vec4 _138;
    _137 = sparseTextureLodARB(sampler2D(t0, s0), vec2(in_TEXCOORD0.xy), 1.0, _138);
    _91 _100 = _91(_137, _138);
    vec4 _102 = _100._m1;
    uint _16 = _100._m0;
    uint _139;
    vec4 _140;
    _139 = sparseTextureGatherARB(sampler2D(t0, s0), vec2(in_TEXCOORD0.xy), _140);
    _91 _105 = _91(_139, _140);
    vec4 _107 = _105._m1;
    uint _28 = _105._m0;
    uint _141;
    float _142;
    _141 = sparseTextureLodARB(sampler2DShadow(t1, s1), vec3(vec2(in_TEXCOORD0.xy), in_TEXCOORD0.z), 0.0, _142);
    _119 _120 = _119(_141, _142);
    uint _40 = _120._m0;
    float _36 = _120._m1;
    uint _143;
    vec4 _144;
    _143 = sparseTexelFetchARB(t0, ivec2(uvec2(uint(int(in_TEXCOORD0.x)), uint(int(in_TEXCOORD0.y)))), int(0u), _144);
    _91 _126 = _91(_143, _144);
    vec4 _128 = _126._m1;
    uint _54 = _126._m0;
    uint _61 = ((((sparseTexelsResidentARB(int(_16)) ? 0u : 2u) | uint(sparseTexelsResidentARB(int(_9)))) | (sparseTexelsResidentARB(int(_28)) ? 0u : 4u)) | (sparseTexelsResidentARB(int(_40)) ? 0u : 8u)) | (sparseTexelsResidentARB(int(_54)) ? 0u : 16u);
    bool _63 = _61 != 1u;
    out_SV_Target0 = vec4(_63 ? float(_61 ^ 1u) : ((((_102.x + _94.x) + _107.x) + _36) + _128.x), _63 ? 0.0 : ((((_102.y + _94.y) + _107.y) + _36) + _128.y), _63 ? 0.0 : ((((_102.z + _94.z) + _107.z) + _36) + _128.z), _63 ? 0.0 : ((((_102.w + _94.w) + _107.w) + _36) + _128.w));
}

