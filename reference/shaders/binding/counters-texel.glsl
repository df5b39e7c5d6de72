#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 2, binding = 2, std430) restrict writeonly buffer ResourceDescriptorHeap
{
    uint _m0[];
} ResourceDescriptorHeap_1[];

layout(push_constant, std430) uniform push_constants
{
    uint _m0[1];
} push_constants_1;

layout(set = 2, binding = 8, r32ui) uniform restrict uimageBuffer ResourceDescriptorHeap_counter[];

void main()
{
    uint _3 = imageAtomicAdd(ResourceDescriptorHeap_counter[push_constants_1._m0[0u]], int(0u), 1u);
    ResourceDescriptorHeap_1[push_constants_1._m0[0u]]._m0[_3] = gl_GlobalInvocationID.x;
    if (!((gl_GlobalInvocationID.x & 1u) == 0u))
    {
        uint _41 = push_constants_1._m0[0u] + 1u;
        uint _6 = imageAtomicAdd(ResourceDescriptorHeap_counter[_41], int(0u), 1u);
        ResourceDescriptorHeap_1[_41]._m0[_6] = gl_GlobalInvocationID.x;
    }
}

