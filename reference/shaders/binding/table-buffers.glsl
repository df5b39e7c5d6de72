#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 2, binding = 2, std430) readonly buffer ResourceDescriptorHeap
{
    float _m0[];
} ResourceDescriptorHeap_1[];

layout(set = 2, binding = 2, std430) readonly buffer ResourceDescriptorHeap_2
{
    uint _m0[];
} ResourceDescriptorHeap_3[];

layout(set = 2, binding = 2, std430) restrict writeonly buffer ResourceDescriptorHeap_4
{
    uint _m0[];
} ResourceDescriptorHeap_5[];

layout(set = 2, binding = 2, std430) restrict buffer ResourceDescriptorHeap_6
{
    uint _m0[];
} ResourceDescriptorHeap_7[];

layout(push_constant, std430) uniform push_constants
{
    uint _m0[1];
} push_constants_1;

void main()
{
    uint _38 = gl_GlobalInvocationID.x * 3u;
    uint _49 = push_constants_1._m0[0u] + 1u;
    uint _62 = (gl_GlobalInvocationID.x << 4u) >> 2u;
    uint _14 = floatBitsToUint(ResourceDescriptorHeap_1[_49]._m0[_38]);
    uint _76 = push_constants_1._m0[0u] + 2u;
    ResourceDescriptorHeap_5[_76]._m0[_62] = ResourceDescriptorHeap_3[push_constants_1._m0[0u]]._m0[_62] + _14;
    ResourceDescriptorHeap_5[_76]._m0[_62 + 1u] = ResourceDescriptorHeap_3[push_constants_1._m0[0u]]._m0[_62 + 1u] + floatBitsToUint(ResourceDescriptorHeap_1[_49]._m0[_38 + 1u]);
    ResourceDescriptorHeap_5[_76]._m0[_62 + 2u] = ResourceDescriptorHeap_3[push_constants_1._m0[0u]]._m0[_62 + 2u] + floatBitsToUint(ResourceDescriptorHeap_1[_49]._m0[_38 + 2u]);
    ResourceDescriptorHeap_5[_76]._m0[_62 + 3u] = ResourceDescriptorHeap_3[push_constants_1._m0[0u]]._m0[_62 + 3u] + _14;
    uint _22 = atomicAdd(ResourceDescriptorHeap_7[push_constants_1._m0[0u] + 3u]._m0[gl_GlobalInvocationID.x & 3u], ResourceDescriptorHeap_3[push_constants_1._m0[0u]]._m0[_62]);
    ResourceDescriptorHeap_5[_76]._m0[((gl_GlobalInvocationID.x << 2u) + 1024u) >> 2u] = _22;
}

