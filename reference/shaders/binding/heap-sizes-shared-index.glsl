#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference) buffer _49;
layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _49
{
    uint _m0[];
};

layout(push_constant, std430) uniform push_constants
{
    uint _m0[2];
} push_constants_1;

layout(set = 2, binding = 3) uniform texture2D ResourceDescriptorHeap[];
layout(set = 2, binding = 0) uniform sampler SamplerDescriptorHeap[];

void main()
{
    uint _3 = gl_WorkGroupID.x + 20u;
    _49(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]))._m0[gl_WorkGroupID.x] = floatBitsToUint(textureLod(sampler2D(ResourceDescriptorHeap[min(_3, 7u)], SamplerDescriptorHeap[min(_3, 63u)]), vec2(1.25, 0.5), 0.0).x);
}

