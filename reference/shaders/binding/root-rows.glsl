#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 2, binding = 2, std430) restrict buffer ResourceDescriptorHeap
{
    uint _m0[];
} ResourceDescriptorHeap_1[];

layout(set = 2, binding = 1, std140) uniform ResourceDescriptorHeap
{
    vec4 _m0[4096];
} ResourceDescriptorHeap_2[];

layout(push_constant, std430) uniform push_constants
{
    uint _m0[1];
} push_constants_1;

void main()
{
    ResourceDescriptorHeap_1[push_constants_1._m0[0u]]._m0[gl_LocalInvocationIndex] = floatBitsToUint(ResourceDescriptorHeap_2[nonuniformEXT((push_constants_1._m0[0u] + 1u) + ((3u - gl_LocalInvocationIndex) + 2u))]._m0[ResourceDescriptorHeap_1[push_constants_1._m0[0u]]._m0[gl_LocalInvocationIndex]].y);
}

