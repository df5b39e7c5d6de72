#version 460
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 2, binding = 2, std430) readonly buffer ResourceDescriptorHeap
{
    uint _m0[];
} ResourceDescriptorHeap_1[];

layout(set = 2, binding = 1, std140) uniform ResourceDescriptorHeap
{
    vec4 _m0[4096];
} ResourceDescriptorHeap_2[];

layout(set = 2, binding = 2, std430) restrict writeonly buffer ResourceDescriptorHeap_3
{
    float _m0[];
} ResourceDescriptorHeap_4[];

layout(push_constant, std430) uniform push_constants
{
    uint _m0[2];
} push_constants_1;

layout(set = 2, binding = 3) uniform texture2D ResourceDescriptorHeap_5[];

void main()
{
    ResourceDescriptorHeap_4[push_constants_1._m0[1u]]._m0[gl_LocalInvocationIndex] = ResourceDescriptorHeap_2[push_constants_1._m0[1u] + 1u]._m0[0u].x * texelFetch(ResourceDescriptorHeap_5[nonuniformEXT((push_constants_1._m0[0u] - 3u) + (ResourceDescriptorHeap_1[push_constants_1._m0[0u]]._m0[gl_LocalInvocationIndex] + 7u))], ivec2(uvec2(0u)), int(0u)).x;
}

