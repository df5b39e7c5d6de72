#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 5002, std430) readonly buffer ResourceDescriptorHeap
{
    uint _m0[];
} ResourceDescriptorHeap_1[];

layout(set = 0, binding = 5002, std430) readonly buffer ResourceDescriptorHeap_2
{
    float _m0[];
} ResourceDescriptorHeap_3[];

layout(set = 0, binding = 5012, std430) restrict buffer ResourceDescriptorHeap_4
{
    uvec2 _m0[];
} ResourceDescriptorHeap_5[];

layout(set = 0, binding = 5012, std430) restrict writeonly buffer ResourceDescriptorHeap_6
{
    uint _m0[];
} ResourceDescriptorHeap_7[];

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

layout(set = 0, binding = 5003) uniform samplerBuffer ResourceDescriptorHeap_8[];

void main()
{
    uint _26 = uint(textureSize(ResourceDescriptorHeap_8[7u]));
    u0_1._m0[0u] = uvec4(uint(ResourceDescriptorHeap_1[1u]._m0.length()), uint(ResourceDescriptorHeap_1[2u]._m0.length()) / 4u, uint(ResourceDescriptorHeap_3[3u]._m0.length()) / 5u, uint(ResourceDescriptorHeap_5[4u]._m0.length()));
    u0_1._m0[1u] = uvec4(uint(ResourceDescriptorHeap_7[5u]._m0.length()), uint(ResourceDescriptorHeap_1[6u]._m0.length()) * 4u, _26, ResourceDescriptorHeap_1[1u]._m0[1u]);
    u0_1._m0[2u] = uvec4(ResourceDescriptorHeap_1[2u]._m0[6u], floatBitsToUint(ResourceDescriptorHeap_3[3u]._m0[9u]), ResourceDescriptorHeap_5[4u]._m0[2u].x, ResourceDescriptorHeap_1[6u]._m0[2u]);
    ResourceDescriptorHeap_7[5u]._m0[1u] = 77u;
    ResourceDescriptorHeap_5[4u]._m0[0u] = uvec2(5u, 6u);
}

