#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference) buffer _76;
layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _76
{
    float _m0[];
};

layout(push_constant, std430) uniform push_constants
{
    uint _m0[3];
} push_constants_1;

layout(set = 2, binding = 3) uniform texture2D ResourceDescriptorHeap[];
layout(set = 1, binding = 0) uniform sampler s0;
layout(set = 1, binding = 1) uniform sampler s1;
layout(set = 1, binding = 2) uniform sampler s1_space1;
layout(set = 2, binding = 3) uniform texture2D ResourceDescriptorHeap_1[];
layout(set = 1, binding = 3) uniform samplerShadow s2;
layout(set = 1, binding = 4) uniform samplerShadow s3;

void main()
{
    vec2 _71 = vec2(1.125, 0.5);
    _76 _85 = _76(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    _85._m0[0u] = textureLod(sampler2D(ResourceDescriptorHeap[push_constants_1._m0[2u]], s0), _71, 0.0).x;
    _85._m0[1u] = textureLod(sampler2D(ResourceDescriptorHeap[push_constants_1._m0[2u]], s1), _71, 0.0).x;
    _85._m0[2u] = textureLod(sampler2D(ResourceDescriptorHeap[push_constants_1._m0[2u]], s1_space1), _71, 0.0).x;
    vec2 _99 = vec2(0.25, 0.5);
    _85._m0[3u] = textureLod(sampler2D(ResourceDescriptorHeap[push_constants_1._m0[2u]], s0), _99, 0.0).x;
    _85._m0[4u] = textureLod(sampler2D(ResourceDescriptorHeap[push_constants_1._m0[2u]], s1), _99, 0.0).x;
    _85._m0[5u] = textureLod(sampler2D(ResourceDescriptorHeap[push_constants_1._m0[2u]], s1_space1), _99, 0.0).x;
    vec2 _120 = vec2(0.125, 0.5);
    float _32 = textureLod(sampler2DShadow(ResourceDescriptorHeap_1[push_constants_1._m0[2u]], s2), vec3(_120, 5.0), 0.0);
    _85._m0[6u] = _32;
    float _37 = textureLod(sampler2DShadow(ResourceDescriptorHeap_1[push_constants_1._m0[2u]], s3), vec3(_120, 5.0), 0.0);
    _85._m0[7u] = _37;
}

