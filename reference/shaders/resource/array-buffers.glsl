#version 460
#extension GL_EXT_nonuniform_qualifier : require

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    vec4 _m0[];
} t0_1[4];

layout(set = 0, binding = 1004, std430) readonly buffer t4
{
    uvec4 _m0[];
} t4_1[4];

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1[4];

layout(set = 0, binding = 2001, std430) restrict buffer u1
{
    uint _m0[];
} u1_1[4];

layout(set = 0, binding = 1008) uniform samplerBuffer t8[4];

layout(location = 0) flat in uvec4 in_INDEX0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _6 = in_INDEX0.x + 0u;
    vec4 _65 = t0_1[nonuniformEXT(_6)]._m0[in_INDEX0.w];
    uint _72 = in_INDEX0.w & 268435455u;
    uint _74 = (in_INDEX0.y + 4u) - 4u;
    uvec4 _76 = t4_1[nonuniformEXT(_74)]._m0[_72];
    vec4 _86 = texelFetch(t8[nonuniformEXT((in_INDEX0.z + 8u) - 8u)], int(in_INDEX0.w));
    uint _37 = in_INDEX0.w + 0u;
    uint _47 = atomicOr(u1_1[nonuniformEXT((in_INDEX0.x + 1u) - 1u)]._m0[0u], in_INDEX0.y);
    out_SV_Target0 = vec4(((uintBitsToFloat(_76.x) + _65.x) + _86.x) + b0_1[nonuniformEXT(_37)]._m0[0u].x, ((uintBitsToFloat(_76.y) + _65.y) + _86.y) + b0_1[nonuniformEXT(_37)]._m0[0u].y, ((uintBitsToFloat(_76.z) + _65.z) + _86.z) + b0_1[nonuniformEXT(_37)]._m0[0u].z, ((uintBitsToFloat(_76.w) + _65.w) + _86.w) + b0_1[nonuniformEXT(_37)]._m0[0u].w);
}

