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
    uint _90 = gl_GlobalInvocationID.x * 4u;
    uvec2 _94 = offsets_1._m0[push_constants_1._m0[0u] * 2u] >> uvec2(2u);
    uint _99 = (_90 < _94.y) ? (_90 + _94.x) : 1073741820u;
    uint _102 = _90 + 1u;
    uint _109 = _90 + 2u;
    uint _116 = _90 + 3u;
    uint _14 = floatBitsToUint(ResourceDescriptorHeap_1[_53]._m0[(_38 < _60.y) ? (_38 + _60.x) : 1073741820u]);
    uint _128 = push_constants_1._m0[0u] + 2u;
    uvec2 _130 = offsets_1._m0[_128 * 2u];
    uvec2 _132 = _130 >> uvec2(2u);
    ResourceDescriptorHeap_5[_128]._m0[(_90 < _132.y) ? (_90 + _132.x) : 1073741820u] = ResourceDescriptorHeap_3[push_constants_1._m0[0u]]._m0[_99] + _14;
    uint _139 = _90 + 1u;
    ResourceDescriptorHeap_5[_128]._m0[(_139 < _132.y) ? (_139 + _132.x) : 1073741820u] = ResourceDescriptorHeap_3[push_constants_1._m0[0u]]._m0[(_102 < _94.y) ? (_102 + _94.x) : 1073741820u] + floatBitsToUint(ResourceDescriptorHeap_1[_53]._m0[(_70 < _60.y) ? (_70 + _60.x) : 1073741820u]);
    uint _146 = _90 + 2u;
    ResourceDescriptorHeap_5[_128]._m0[(_146 < _132.y) ? (_146 + _132.x) : 1073741820u] = ResourceDescriptorHeap_3[push_constants_1._m0[0u]]._m0[(_109 < _94.y) ? (_109 + _94.x) : 1073741820u] + floatBitsToUint(ResourceDescriptorHeap_1[_53]._m0[(_77 < _60.y) ? (_77 + _60.x) : 1073741820u]);
    uint _153 = _90 + 3u;
    ResourceDescriptorHeap_5[_128]._m0[(_153 < _132.y) ? (_153 + _132.x) : 1073741820u] = ResourceDescriptorHeap_3[push_constants_1._m0[0u]]._m0[(_116 < _94.y) ? (_116 + _94.x) : 1073741820u] + _14;
    uint _21 = gl_GlobalInvocationID.x & 3u;
    uint _163 = push_constants_1._m0[0u] + 3u;
    uvec2 _167 = offsets_1._m0[_163 * 2u] >> uvec2(2u);
    uint _22 = atomicAdd(ResourceDescriptorHeap_7[_163]._m0[(_21 < _167.y) ? (_21 + _167.x) : 1073741820u], ResourceDescriptorHeap_3[push_constants_1._m0[0u]]._m0[_99]);
    uint _176 = gl_GlobalInvocationID.x + 256u;
    ResourceDescriptorHeap_5[_128]._m0[(_176 < _132.y) ? (_176 + _132.x) : 1073741820u] = _22;
}

