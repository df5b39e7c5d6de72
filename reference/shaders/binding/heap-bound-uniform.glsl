#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 2, binding = 1, std140) uniform ResourceDescriptorHeap
{
    vec4 _m0[4096];
} ResourceDescriptorHeap_1[];

layout(set = 2, binding = 10, std140) uniform heap_size
{
    uint _m0;
} heap_size_1;

layout(set = 2, binding = 2, std430) restrict buffer ResourceDescriptorHeap
{
    uvec4 _m0[];
} ResourceDescriptorHeap_2[];

layout(push_constant, std430) uniform push_constants
{
    uint _m0[2];
} push_constants_1;

void main()
{
    uint _57 = min(((push_constants_1._m0[1u] + 7u) + (gl_WorkGroupID.x + 10u)), (heap_size_1._m0 - 1u));
    uint _73 = push_constants_1._m0[0u] + 1u;
    ResourceDescriptorHeap_2[_73]._m0[gl_GlobalInvocationID.x] = uvec4(ResourceDescriptorHeap_2[_73]._m0[gl_GlobalInvocationID.x].x * floatBitsToUint(ResourceDescriptorHeap_1[_57]._m0[0u].x), ResourceDescriptorHeap_2[_73]._m0[gl_GlobalInvocationID.x].y * floatBitsToUint(ResourceDescriptorHeap_1[_57]._m0[0u].y), ResourceDescriptorHeap_2[_73]._m0[gl_GlobalInvocationID.x].z * floatBitsToUint(ResourceDescriptorHeap_1[_57]._m0[0u].z), ResourceDescriptorHeap_2[_73]._m0[gl_GlobalInvocationID.x].w * floatBitsToUint(ResourceDescriptorHeap_1[_57]._m0[0u].w));
}

