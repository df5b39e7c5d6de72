#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 2, binding = 2, std430) readonly buffer ResourceDescriptorHeap
{
    uint _m0[];
} ResourceDescriptorHeap_1[];

layout(set = 2, binding = 2, std430) restrict writeonly buffer ResourceDescriptorHeap_2
{
    uvec4 _m0[];
} ResourceDescriptorHeap_3[];

layout(set = 2, binding = 2, std430) restrict writeonly buffer ResourceDescriptorHeap_4
{
    uint _m0[];
} ResourceDescriptorHeap_5[];

layout(push_constant, std430) uniform push_constants
{
    uint _m0[1];
} push_constants_1;

void main()
{
    uint _51 = push_constants_1._m0[0u] + 3u;
    uint _60 = push_constants_1._m0[0u] + 16u;
    ResourceDescriptorHeap_3[push_constants_1._m0[0u] + 6u]._m0[0u] = uvec4(ResourceDescriptorHeap_1[_51]._m0[0u], ResourceDescriptorHeap_1[push_constants_1._m0[0u] + 10u]._m0[0u], ResourceDescriptorHeap_1[push_constants_1._m0[0u] + 12u]._m0[0u], ResourceDescriptorHeap_1[_60]._m0[0u]);
    ResourceDescriptorHeap_5[push_constants_1._m0[0u] + 8u]._m0[0u] = ResourceDescriptorHeap_1[_60]._m0[1u] + ResourceDescriptorHeap_1[_51]._m0[1u];
}

