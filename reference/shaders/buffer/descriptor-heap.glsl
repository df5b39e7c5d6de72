#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(set = 0, binding = 5002, std430) readonly buffer ResourceDescriptorHeap
{
    uint _m0[];
} ResourceDescriptorHeap_1[];

layout(set = 0, binding = 5012, std430) restrict writeonly buffer ResourceDescriptorHeap_2
{
    uint _m0[];
} ResourceDescriptorHeap_3[];

void main()
{
    ResourceDescriptorHeap_3[floatBitsToUint(b0_1._m0[0u].y)]._m0[gl_GlobalInvocationID.x] = (ResourceDescriptorHeap_1[floatBitsToUint(b0_1._m0[0u].x)]._m0[gl_GlobalInvocationID.x] << 1u) + ResourceDescriptorHeap_1[nonuniformEXT((gl_GlobalInvocationID.x & 1u) + 3u)]._m0[0u];
}

