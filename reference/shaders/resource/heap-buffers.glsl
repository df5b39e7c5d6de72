#version 460
#extension GL_EXT_nonuniform_qualifier : require

layout(set = 0, binding = 5002, std430) readonly buffer ResourceDescriptorHeap
{
    uint _m0[];
} ResourceDescriptorHeap_1[];

layout(set = 0, binding = 5002, std430) readonly buffer ResourceDescriptorHeap_2
{
    uvec4 _m0[];
} ResourceDescriptorHeap_3[];

layout(set = 0, binding = 5012, std430) restrict buffer ResourceDescriptorHeap_4
{
    uint _m0[];
} ResourceDescriptorHeap_5[];

layout(set = 0, binding = 5001, std140) uniform ResourceDescriptorHeap
{
    vec4 _m0[4096];
} ResourceDescriptorHeap_6[];

layout(set = 0, binding = 5014) uniform restrict writeonly image2D ResourceDescriptorHeap_7[];

layout(location = 0) flat in uvec4 in_INDEX0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _49 = in_INDEX0.x & 1073741823u;
    uint _8 = ResourceDescriptorHeap_1[nonuniformEXT(in_INDEX0.z)]._m0[_49];
    uvec4 _60 = ResourceDescriptorHeap_3[nonuniformEXT(in_INDEX0.y)]._m0[_8];
    vec4 _63 = uintBitsToFloat(_60);
    uint _23 = atomicAdd(ResourceDescriptorHeap_5[in_INDEX0.w]._m0[ResourceDescriptorHeap_3[nonuniformEXT(in_INDEX0.y)]._m0[_8].w], 1u);
    imageStore(ResourceDescriptorHeap_7[in_INDEX0.w + 1u], ivec2(uvec2(in_INDEX0.xy)), vec4(ResourceDescriptorHeap_6[in_INDEX0.x]._m0[0u]));
    out_SV_Target0 = vec4(ResourceDescriptorHeap_6[in_INDEX0.x]._m0[0u].x * _63.x, ResourceDescriptorHeap_6[in_INDEX0.x]._m0[0u].y * _63.y, ResourceDescriptorHeap_6[in_INDEX0.x]._m0[0u].z * _63.z, ResourceDescriptorHeap_6[in_INDEX0.x]._m0[0u].w);
}

