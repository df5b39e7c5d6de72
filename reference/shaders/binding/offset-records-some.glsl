#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 2, binding = 2, std430) readonly buffer ResourceDescriptorHeap
{
    float _m0[];
} ResourceDescriptorHeap_1[];

layout(set = 2, binding = 11, std430) readonly buffer offsets
{
    uvec2 _m0[];
} offsets_1;

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
    uint _53 = push_constants_1._m0[0u] + 1u;
    uvec2 _60 = offsets_1._m0[_53 * 2u] >> uvec2(2u);
    uint _70 = _38 + 1u;
    uint _77 = _38 + 2u;
    uint _90 = (gl_GlobalInvocationID.x << 4u) >> 2u;
    uint _14 = floatBitsToUint(ResourceDescriptorHeap_1[_53]._m0[(_38 < _60.y) ? (_38 + _60.x) : 1073741820u]);
    uint _104 = push_constants_1._m0[0u] + 2u;
    ResourceDescriptorHeap_5[_104]._m0[_90] = ResourceDescriptorHeap_3[push_constants_1._m0[0u]]._m0[_90] + _14;
    ResourceDescriptorHeap_5[_104]._m0[_90 + 1u] = ResourceDescriptorHeap_3[push_constants_1._m0[0u]]._m0[_90 + 1u] + floatBitsToUint(ResourceDescriptorHeap_1[_53]._m0[(_70 < _60.y) ? (_70 + _60.x) : 1073741820u]);
    ResourceDescriptorHeap_5[_104]._m0[_90 + 2u] = ResourceDescriptorHeap_3[push_constants_1._m0[0u]]._m0[_90 + 2u] + floatBitsToUint(ResourceDescriptorHeap_1[_53]._m0[(_77 < _60.y) ? (_77 + _60.x) : 1073741820u]);
    ResourceDescriptorHeap_5[_104]._m0[_90 + 3u] = ResourceDescriptorHeap_3[push_constants_1._m0[0u]]._m0[_90 + 3u] + _14;
    uint _21 = gl_GlobalInvocationID.x & 3u;
    uint _115 = push_constants_1._m0[0u] + 3u;
    uvec2 _119 = offsets_1._m0[_115 * 2u] >> uvec2(2u);
    uint _22 = atomicAdd(ResourceDescriptorHeap_7[_115]._m0[(_21 < _119.y) ? (_21 + _119.x) : 1073741820u], ResourceDescriptorHeap_3[push_constants_1._m0[0u]]._m0[_90]);
    ResourceDescriptorHeap_5[_104]._m0[((gl_GlobalInvocationID.x << 2u) + 1024u) >> 2u] = _22;
}

