#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 2, binding = 2, std430) readonly buffer ResourceDescriptorHeap
{
    uint16_t _m0[];
} ResourceDescriptorHeap_1[];

layout(set = 2, binding = 5) uniform usamplerBuffer ResourceDescriptorHeap_2[];
layout(set = 2, binding = 6, r32ui) uniform restrict writeonly uimageBuffer ResourceDescriptorHeap_3[];

void main()
{
    imageStore(ResourceDescriptorHeap_3[4u], int(gl_LocalInvocationIndex), uvec4((uint(ResourceDescriptorHeap_1[2u]._m0[gl_LocalInvocationIndex] * 100us) + texelFetch(ResourceDescriptorHeap_2[1u], int(gl_LocalInvocationIndex)).x) + (texelFetch(ResourceDescriptorHeap_2[3u], int((gl_LocalInvocationIndex * 2u) + 1u)).x * 10000u)));
}

