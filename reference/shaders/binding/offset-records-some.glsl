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
    uvec4 _93 = ResourceDescriptorHeap_3[push_constants_1._m0[0u]]._m0[gl_GlobalInvocationID.x];
    uint _14 = floatBitsToUint(ResourceDescriptorHeap_1[_53]._m0[(_38 < _60.y) ? (_38 + _60.x) : 1073741820u]);
    uint _99 = push_constants_1._m0[0u] + 2u;
    ResourceDescriptorHeap_5[_99]._m0[gl_GlobalInvocationID.x] = uvec4(_93.x + _14, _93.y + floatBitsToUint(ResourceDescriptorHeap_1[_53]._m0[(_70 < _60.y) ? (_70 + _60.x) : 1073741820u]), _93.z + floatBitsToUint(ResourceDescriptorHeap_1[_53]._m0[(_77 < _60.y) ? (_77 + _60.x) : 1073741820u]), _93.w + _14);
    uint _21 = gl_GlobalInvocationID.x & 3u;
    uint _107 = push_constants_1._m0[0u] + 3u;
    uvec2 _111 = offsets_1._m0[_107 * 2u] >> uvec2(2u);
    uint _22 = atomicAdd(ResourceDescriptorHeap_7[_107]._m0[(_21 < _111.y) ? (_21 + _111.x) : 1073741820u], _93.x);
    ResourceDescriptorHeap_9[_99]._m0[gl_GlobalInvocationID.x + 256u] = _22;
}

