#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;

layout(set = 2, binding = 8, std430) restrict buffer ResourceDescriptorHeap_counter
{
    uint _m0;
} ResourceDescriptorHeap_counter_1[];

layout(set = 2, binding = 2, std430) restrict writeonly buffer ResourceDescriptorHeap
{
    uvec2 _m0[];
} ResourceDescriptorHeap_1[];

layout(set = 2, binding = 2, std430) restrict readonly buffer ResourceDescriptorHeap_2
{
    uint _m0[];
} ResourceDescriptorHeap_3[];

layout(set = 2, binding = 2, std430) restrict buffer ResourceDescriptorHeap_4
{
    uint _m0[];
} ResourceDescriptorHeap_5[];

layout(push_constant, std430) uniform push_constants
{
    uint _m0[2];
} push_constants_1;

void main()
{
    uint _36 = (push_constants_1._m0[0u] - 3u) + ((2u - gl_LocalInvocationIndex) + 3u);
    uint _5 = atomicAdd(ResourceDescriptorHeap_counter_1[nonuniformEXT(_36)]._m0, 1u);
    ResourceDescriptorHeap_1[nonuniformEXT(_36)]._m0[_5] = uvec2(gl_LocalInvocationIndex + 1u, _5);
    uint _51 = push_constants_1._m0[1u] + 7u;
    uint _47 = atomicAdd(ResourceDescriptorHeap_counter_1[_51]._m0, 4294967295u);
    uint _13 = atomicAdd(ResourceDescriptorHeap_5[push_constants_1._m0[0u] + 3u]._m0[0u], ResourceDescriptorHeap_3[_51]._m0[_47 + 4294967295u]);
}

