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
    uvec2 _76 = uvec2(0u, 1u);
    uint _154;
    vec4 _155;
    _154 = sparseTexelFetchOffsetARB(t0, ivec2(_76), int(0u), ivec2(1, 0), _155);
    _79 _80 = _79(_154, _155);
    uint _6 = _80._m0;
    bool _7 = sparseTexelsResidentARB(int(_6));
    uint _156;
    vec4 _157;
    _156 = sparseTexelFetchOffsetARB(t1, ivec2(_76), int(0u), ivec2(1, 0), _157);
    _79 _86 = _79(_156, _157);
    uint _13 = _86._m0;
    bool _14 = sparseTexelsResidentARB(int(_13));
    uint _158;
    vec4 _159;
    _158 = sparseTextureLodARB(sampler2D(t0, s0), vec2(0.25), 0.0, _159);
    _79 _99 = _79(_158, _159);
    vec4 _101 = _99._m1;
    uint _20 = _99._m0;
    u0_1._m0[0u] = uvec4(uint(_7), uint(_14), uint(_7 && _14), uint(_7 && sparseTexelsResidentARB(int(_20))));
    u0_1._m0[1u] = uvec4(uint(_80._m1.x), uint(_86._m1.x), uint(_101.x), uint(_101.y));
    uint _30 = floatBitsToUint(b0_1._m0[0u].x);
    uint _31 = floatBitsToUint(b0_1._m0[0u].y);
    uint _34 = _30 + 1u;
    uint _35 = _31 + 1u;
    vec2 _122 = vec2(0.5);
    uint _160;
    vec4 _161;
    _160 = sparseTextureGatherOffsetARB(sampler2D(t0, s0), _122, bitfieldExtract(ivec2(int(_30), int(_31)), int(0u), int(6u)), _161);
    _79 _128 = _79(_160, _161);
    uint _40 = _128._m0;
    uint _162;
    vec4 _163;
    _162 = sparseTextureGatherOffsetARB(sampler2D(t1, s0), _122, bitfieldExtract(ivec2(int(_30), int(_31)), int(0u), int(6u)), _163);
    _79 _141 = _79(_162, _163);
    uint _52 = _141._m0;
    u0_1._m0[2u] = uvec4(uint(sparseTexelsResidentARB(int(_40))), uint(sparseTexelsResidentARB(int(_52))), uint(textureGatherOffset(sampler2D(t0, s0), _122, bitfieldExtract(ivec2(int(_34), int(_35)), int(0u), int(6u))).w), uint(textureGatherOffset(sampler2D(t1, s0), _122, bitfieldExtract(ivec2(int(_34), int(_35)), int(0u), int(6u))).w));
}

