#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 2, binding = 8, std430) restrict buffer ResourceDescriptorHeap_counter
{
    uint _m0;
} ResourceDescriptorHeap_counter_1[];

layout(set = 2, binding = 2, std430) restrict writeonly buffer ResourceDescriptorHeap
{
    uint _m0[];
} ResourceDescriptorHeap_1[];

layout(push_constant, std430) uniform push_constants
{
    uint _m0[1];
} push_constants_1;

void main()
{
    uint _3 = atomicAdd(ResourceDescriptorHeap_counter_1[push_constants_1._m0[0u]]._m0, 1u);
    ResourceDescriptorHeap_1[push_constants_1._m0[0u]]._m0[_3] = gl_GlobalInvocationID.x;
    if (!((gl_GlobalInvocationID.x & 1u) == 0u))
    {
        uint _38 = push_constants_1._m0[0u] + 1u;
        uint _6 = atomicAdd(ResourceDescriptorHeap_counter_1[_38]._m0, 1u);
        ResourceDescriptorHeap_1[_38]._m0[_6] = gl_GlobalInvocationID.x;
    }
}

