#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 2, binding = 2, std430) readonly buffer ResourceDescriptorHeap
{
    float _m0[];
} ResourceDescriptorHeap_1[];

layout(set = 2, binding = 2, std430) readonly buffer ResourceDescriptorHeap_2
{
    uvec4 _m0[];
} ResourceDescriptorHeap_3[];

layout(set = 2, binding = 2, std430) writeonly buffer ResourceDescriptorHeap_4
{
    uvec4 _m0[];
} ResourceDescriptorHeap_5[];

layout(set = 2, binding = 2, std430) restrict buffer ResourceDescriptorHeap_6
{
    uint _m0[];
} ResourceDescriptorHeap_7[];

layout(set = 2, binding = 2, std430) writeonly buffer ResourceDescriptorHeap_8
{
    uint _m0[];
} ResourceDescriptorHeap_9[];

layout(push_constant, std430) uniform push_constants
{
    uint _m0[1];
} push_constants_1;

void main()
{
    uint _38 = gl_GlobalInvocationID.x * 3u;
    uint _49 = push_constants_1._m0[0u] + 1u;
    uvec4 _65 = ResourceDescriptorHeap_3[push_constants_1._m0[0u]]._m0[gl_GlobalInvocationID.x];
    uint _14 = floatBitsToUint(ResourceDescriptorHeap_1[_49]._m0[_38]);
    uint _71 = push_constants_1._m0[0u] + 2u;
    ResourceDescriptorHeap_5[_71]._m0[gl_GlobalInvocationID.x] = uvec4(_65.x + _14, _65.y + floatBitsToUint(ResourceDescriptorHeap_1[_49]._m0[_38 + 1u]), _65.z + floatBitsToUint(ResourceDescriptorHeap_1[_49]._m0[_38 + 2u]), _65.w + _14);
    uint _22 = atomicAdd(ResourceDescriptorHeap_7[push_constants_1._m0[0u] + 3u]._m0[gl_GlobalInvocationID.x & 3u], _65.x);
    ResourceDescriptorHeap_9[_71]._m0[gl_GlobalInvocationID.x + 256u] = _22;
}

