#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference) buffer _74;
layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _74
{
    uvec4 _m0[];
};

layout(push_constant, std430) uniform push_constants
{
    uint _m0[3];
} push_constants_1;

layout(set = 2, binding = 3) uniform texture3D ResourceDescriptorHeap[];
layout(set = 1, binding = 0) uniform sampler s0;

void main()
{
    _74 _83 = _74(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    _83._m0[0u] = uvec4(floatBitsToUint(textureLod(sampler3D(ResourceDescriptorHeap[push_constants_1._m0[2u]], s0), vec3(1.25, 0.25, 0.25), 0.0).x), floatBitsToUint(textureLod(sampler3D(ResourceDescriptorHeap[push_constants_1._m0[2u]], s0), vec3(0.25, 1.25, 0.25), 0.0).x), floatBitsToUint(textureLod(sampler3D(ResourceDescriptorHeap[push_constants_1._m0[2u]], s0), vec3(0.25, 2.25, 0.25), 0.0).x), floatBitsToUint(textureLod(sampler3D(ResourceDescriptorHeap[push_constants_1._m0[2u]], s0), vec3(0.25, 0.25, 1.25), 0.0).x));
    _83._m0[1u].x = floatBitsToUint(textureLod(sampler3D(ResourceDescriptorHeap[push_constants_1._m0[2u]], s0), vec3(0.25, 0.25, 2.25), 0.0).x);
}

