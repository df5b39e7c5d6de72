#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 2, binding = 2, std430) restrict writeonly buffer ResourceDescriptorHeap
{
    float _m0[];
} ResourceDescriptorHeap_1[];

layout(set = 2, binding = 2, std430) restrict writeonly buffer ResourceDescriptorHeap_2
{
    uint _m0[];
} ResourceDescriptorHeap_3[];

layout(push_constant, std430) uniform push_constants
{
    uint _m0[4];
} push_constants_1;

layout(set = 2, binding = 3) uniform texture2D ResourceDescriptorHeap_4[];
layout(set = 2, binding = 0) uniform sampler SamplerDescriptorHeap[];
layout(set = 1, binding = 0) uniform sampler s2;

void main()
{
    ResourceDescriptorHeap_1[nonuniformEXT(push_constants_1._m0[3u] + gl_LocalInvocationIndex)]._m0[0u] = textureLod(sampler2D(ResourceDescriptorHeap_4[push_constants_1._m0[0u] + 1u], s2), vec2(0.75, 0.5), 0.0).x + textureLod(sampler2D(ResourceDescriptorHeap_4[push_constants_1._m0[1u]], SamplerDescriptorHeap[push_constants_1._m0[2u]]), vec2(0.5), 0.0).x;
    ResourceDescriptorHeap_3[push_constants_1._m0[0u]]._m0[gl_LocalInvocationIndex] = floatBitsToUint(textureLod(sampler2D(ResourceDescriptorHeap_4[push_constants_1._m0[1u]], s2), vec2(0.25, 0.5), 0.0).x);
}

