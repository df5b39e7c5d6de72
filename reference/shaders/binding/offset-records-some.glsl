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
    uint _53 = push_constants_1._m0[0u] + 1u;
    uvec2 _60 = offsets_1._m0[_53 * 2u] >> uvec2(2u);
    uint _70 = _38 + 1u;
    uint _77 = _38 + 2u;
    uint _91 = (gl_GlobalInvocationID.x << 4u) >> 4u;
    uvec4 _94 = ResourceDescriptorHeap_3[push_constants_1._m0[0u]]._m0[_91];
    uint _14 = floatBitsToUint(ResourceDescriptorHeap_1[_53]._m0[(_38 < _60.y) ? (_38 + _60.x) : 1073741820u]);
    uint _100 = push_constants_1._m0[0u] + 2u;
    ResourceDescriptorHeap_5[_100]._m0[_91] = uvec4(_94.x + _14, _94.y + floatBitsToUint(ResourceDescriptorHeap_1[_53]._m0[(_70 < _60.y) ? (_70 + _60.x) : 1073741820u]), _94.z + floatBitsToUint(ResourceDescriptorHeap_1[_53]._m0[(_77 < _60.y) ? (_77 + _60.x) : 1073741820u]), _94.w + _14);
    uint _21 = gl_GlobalInvocationID.x & 3u;
    uint _108 = push_constants_1._m0[0u] + 3u;
    uvec2 _112 = offsets_1._m0[_108 * 2u] >> uvec2(2u);
    uint _22 = atomicAdd(ResourceDescriptorHeap_7[_108]._m0[(_21 < _112.y) ? (_21 + _112.x) : 1073741820u], _94.x);
    ResourceDescriptorHeap_9[_100]._m0[((gl_GlobalInvocationID.x << 2u) + 1024u) >> 2u] = _22;
}

