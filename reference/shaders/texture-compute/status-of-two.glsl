#version 460
#extension GL_ARB_sparse_texture2 : require
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct _79
{
    uint _m0;
    vec4 _m1;
};

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 1001) uniform texture2D t1;
layout(set = 0, binding = 3000) uniform sampler s0;

void main()
{
    uint _158;
    vec4 _159;
    _158 = sparseTexelFetchOffsetARB(t0, ivec2(uvec2(0u, 1u)), int(0u), ivec2(1, 0), _159);
    _79 _80 = _79(_158, _159);
    uint _6 = _80._m0;
    bool _7 = sparseTexelsResidentARB(int(_6));
    uint _160;
    vec4 _161;
    _160 = sparseTexelFetchOffsetARB(t1, ivec2(uvec2(0u, 1u)), int(0u), ivec2(1, 0), _161);
    _79 _87 = _79(_160, _161);
    uint _13 = _87._m0;
    bool _14 = sparseTexelsResidentARB(int(_13));
    uint _162;
    vec4 _163;
    _162 = sparseTextureLodARB(sampler2D(t0, s0), vec2(0.25), 0.0, _163);
    _79 _100 = _79(_162, _163);
    vec4 _102 = _100._m1;
    uint _20 = _100._m0;
    u0_1._m0[0u] = uvec4(uint(_7), uint(_14), uint(_7 && _14), uint(_7 && sparseTexelsResidentARB(int(_20))));
    u0_1._m0[1u] = uvec4(uint(_80._m1.x), uint(_87._m1.x), uint(_102.x), uint(_102.y));
    uint _30 = floatBitsToUint(b0_1._m0[0u].x);
    uint _31 = floatBitsToUint(b0_1._m0[0u].y);
    uint _34 = _30 + 1u;
    uint _35 = _31 + 1u;
    uint _164;
    vec4 _165;
    _164 = sparseTextureGatherOffsetARB(sampler2D(t0, s0), vec2(0.5), bitfieldExtract(ivec2(int(_30), int(_31)), int(0u), int(6u)), _165);
    _79 _129 = _79(_164, _165);
    uint _40 = _129._m0;
    uint _166;
    vec4 _167;
    _166 = sparseTextureGatherOffsetARB(sampler2D(t1, s0), vec2(0.5), bitfieldExtract(ivec2(int(_30), int(_31)), int(0u), int(6u)), _167);
    _79 _144 = _79(_166, _167);
    uint _52 = _144._m0;
    u0_1._m0[2u] = uvec4(uint(sparseTexelsResidentARB(int(_40))), uint(sparseTexelsResidentARB(int(_52))), uint(textureGatherOffset(sampler2D(t0, s0), vec2(0.5), bitfieldExtract(ivec2(int(_34), int(_35)), int(0u), int(6u))).w), uint(textureGatherOffset(sampler2D(t1, s0), vec2(0.5), bitfieldExtract(ivec2(int(_34), int(_35)), int(0u), int(6u))).w));
}

