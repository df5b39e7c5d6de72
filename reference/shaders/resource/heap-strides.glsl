#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 5002, std430) readonly buffer ResourceDescriptorHeap
{
    uint _m0[];
} ResourceDescriptorHeap_1[];

layout(set = 0, binding = 5012, std430) restrict writeonly buffer ResourceDescriptorHeap_2
{
    uint _m0[];
} ResourceDescriptorHeap_3[];

layout(set = 0, binding = 5002, std430) readonly buffer ResourceDescriptorHeap_4
{
    uvec2 _m0[];
} ResourceDescriptorHeap_5[];

layout(set = 0, binding = 5012, std430) restrict writeonly buffer ResourceDescriptorHeap_6
{
    uvec2 _m0[];
} ResourceDescriptorHeap_7[];

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

layout(set = 0, binding = 5020, std430) restrict buffer ResourceDescriptorHeap_counter
{
    uint _m0;
} ResourceDescriptorHeap_counter_1[];

void main()
{
    ResourceDescriptorHeap_3[5u]._m0[gl_GlobalInvocationID.x] = ResourceDescriptorHeap_1[2u]._m0[gl_GlobalInvocationID.x];
    ResourceDescriptorHeap_7[6u]._m0[gl_GlobalInvocationID.x] = uvec2(ResourceDescriptorHeap_5[4u]._m0[gl_GlobalInvocationID.x].yx);
    uint _66 = gl_GlobalInvocationID.x * 3u;
    u0_1._m0[gl_GlobalInvocationID.x] = uvec2(ResourceDescriptorHeap_1[3u]._m0[_66 + 2u], ResourceDescriptorHeap_1[3u]._m0[_66]);
    uint _24 = atomicAdd(ResourceDescriptorHeap_counter_1[7u]._m0, 1u);
    ResourceDescriptorHeap_3[7u]._m0[_24] = 7u;
}

