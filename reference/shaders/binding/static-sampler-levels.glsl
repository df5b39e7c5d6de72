#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference) buffer _91;
layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _91
{
    vec4 _m0[];
};

layout(push_constant, std430) uniform push_constants
{
    uint _m0[3];
} push_constants_1;

layout(set = 2, binding = 3) uniform texture2D ResourceDescriptorHeap[];
layout(set = 1, binding = 0) uniform sampler s0;
layout(set = 1, binding = 1) uniform sampler s1;
layout(set = 1, binding = 2) uniform sampler s2;

void main()
{
    vec2 _80 = vec2(0.5);
    _91 _100 = _91(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    _100._m0[0u] = vec4(textureLod(sampler2D(ResourceDescriptorHeap[push_constants_1._m0[2u]], s0), _80, 0.0).x, textureLod(sampler2D(ResourceDescriptorHeap[push_constants_1._m0[2u]], s0), _80, 1.0).x, textureLod(sampler2D(ResourceDescriptorHeap[push_constants_1._m0[2u]], s0), _80, 2.0).x, textureLod(sampler2D(ResourceDescriptorHeap[push_constants_1._m0[2u]], s0), _80, 3.0).x);
    _100._m0[1u] = vec4(textureLod(sampler2D(ResourceDescriptorHeap[push_constants_1._m0[2u]], s1), _80, 0.0).x, textureLod(sampler2D(ResourceDescriptorHeap[push_constants_1._m0[2u]], s1), _80, 1.0).x, textureLod(sampler2D(ResourceDescriptorHeap[push_constants_1._m0[2u]], s1), _80, 2.0).x, textureLod(sampler2D(ResourceDescriptorHeap[push_constants_1._m0[2u]], s1), _80, 3.0).x);
    _100._m0[2u] = vec4(textureLod(sampler2D(ResourceDescriptorHeap[push_constants_1._m0[2u]], s2), _80, 0.0).x, textureLod(sampler2D(ResourceDescriptorHeap[push_constants_1._m0[2u]], s2), _80, 3.0).x, 0.0, 0.0);
}

