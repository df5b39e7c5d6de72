#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 2, binding = 1, std140) uniform ResourceDescriptorHeap
{
    vec4 _m0[4096];
} ResourceDescriptorHeap_1[];

layout(set = 2, binding = 2, std430) restrict writeonly buffer ResourceDescriptorHeap
{
    uvec4 _m0[];
} ResourceDescriptorHeap_2[];

layout(push_constant, std430) uniform push_constants
{
    uint _m0[1];
} push_constants_1;

void main()
{
    uint _3 = gl_GlobalInvocationID.x & 3u;
    uint _33 = push_constants_1._m0[0u] + 1u;
    ResourceDescriptorHeap_2[push_constants_1._m0[0u] + 3u]._m0[gl_GlobalInvocationID.x] = uvec4(floatBitsToUint(ResourceDescriptorHeap_1[_33]._m0[_3].x), floatBitsToUint(ResourceDescriptorHeap_1[_33]._m0[_3].y), floatBitsToUint(ResourceDescriptorHeap_1[_33]._m0[_3].z), floatBitsToUint(ResourceDescriptorHeap_1[_33]._m0[_3].w));
}

