#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference) buffer _42;
layout(buffer_reference) buffer _87;
layout(buffer_reference) buffer _99;
layout(buffer_reference) buffer _117;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _42
{
    uint _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _87
{
    uint _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _99
{
    vec4 _m0[1];
};

layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _117
{
    uvec4 _m0[];
};

layout(push_constant, std430) uniform push_constants
{
    uint _m0[10];
} push_constants_1;

layout(set = 2, binding = 3) uniform texture2D ResourceDescriptorHeap[];
layout(set = 1, binding = 0) uniform sampler s0_space100;

void main()
{
    uint _5 = atomicAdd(_42(uvec2(push_constants_1._m0[2u], push_constants_1._m0[3u]))._m0[1u], 1u);
    _117(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]))._m0[(gl_WorkGroupID.x << 2u) + gl_LocalInvocationIndex] = uvec4(floatBitsToUint(textureLod(sampler2D(ResourceDescriptorHeap[push_constants_1._m0[8u]], s0_space100), vec2(1.25, 0.5), 0.0).x), _87(uvec2(push_constants_1._m0[4u], push_constants_1._m0[5u]))._m0[1u], floatBitsToUint(_99(uvec2(push_constants_1._m0[6u], push_constants_1._m0[7u]))._m0[0u].x), push_constants_1._m0[9u]);
}

