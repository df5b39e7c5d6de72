#version 460
#extension GL_EXT_nonuniform_qualifier : require

layout(set = 0, binding = 5002, std430) readonly buffer ResourceDescriptorHeap
{
    uint _m0[];
} ResourceDescriptorHeap_1[];

layout(set = 0, binding = 5012, std430) restrict buffer ResourceDescriptorHeap_2
{
    uint _m0[];
} ResourceDescriptorHeap_3[];

layout(set = 0, binding = 5001, std140) uniform ResourceDescriptorHeap
{
    vec4 _m0[4096];
} ResourceDescriptorHeap_4[];

layout(set = 0, binding = 5014) uniform restrict writeonly image2D ResourceDescriptorHeap_5[];

layout(location = 0) flat in uvec4 in_INDEX0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _8 = ResourceDescriptorHeap_1[nonuniformEXT(in_INDEX0.z)]._m0[(in_INDEX0.x << 2u) >> 2u];
    uint _54 = _8 * 4u;
    uint _55 = ResourceDescriptorHeap_1[nonuniformEXT(in_INDEX0.y)]._m0[_54];
    uint _58 = ResourceDescriptorHeap_1[nonuniformEXT(in_INDEX0.y)]._m0[_54 + 1u];
    uint _61 = ResourceDescriptorHeap_1[nonuniformEXT(in_INDEX0.y)]._m0[_54 + 2u];
    uint _23 = atomicAdd(ResourceDescriptorHeap_3[in_INDEX0.w]._m0[ResourceDescriptorHeap_1[nonuniformEXT(in_INDEX0.y)]._m0[_54 + 3u]], 1u);
    imageStore(ResourceDescriptorHeap_5[in_INDEX0.w + 1u], ivec2(uvec2(in_INDEX0.xy)), vec4(ResourceDescriptorHeap_4[in_INDEX0.x]._m0[0u]));
    out_SV_Target0 = vec4(ResourceDescriptorHeap_4[in_INDEX0.x]._m0[0u].x * uintBitsToFloat(_55), ResourceDescriptorHeap_4[in_INDEX0.x]._m0[0u].y * uintBitsToFloat(_58), ResourceDescriptorHeap_4[in_INDEX0.x]._m0[0u].z * uintBitsToFloat(_61), ResourceDescriptorHeap_4[in_INDEX0.x]._m0[0u].w);
}

