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
    uint _67 = (_38 < _60.y) ? (_38 + _60.x) : 1073741812u;
    uint _80 = gl_GlobalInvocationID.x * 4u;
    uvec2 _84 = offsets_1._m0[push_constants_1._m0[0u] * 2u] >> uvec2(2u);
    uint _90 = (_80 < _84.y) ? (_80 + _84.x) : 1073741815u;
    uint _93 = _80 + 1u;
    uint _100 = _80 + 2u;
    uint _107 = _80 + 3u;
    uint _14 = floatBitsToUint(ResourceDescriptorHeap_1[_53]._m0[_67]);
    uint _119 = push_constants_1._m0[0u] + 2u;
    uvec2 _122 = offsets_1._m0[_119 * 2u];
    uvec2 _123 = _122 >> uvec2(2u);
    ResourceDescriptorHeap_5[_119]._m0[(_80 < _123.y) ? (_80 + _123.x) : 1073741815u] = ResourceDescriptorHeap_3[push_constants_1._m0[0u]]._m0[_90] + _14;
    ResourceDescriptorHeap_5[_119]._m0[(_93 < _123.y) ? (_93 + _123.x) : 1073741815u] = ResourceDescriptorHeap_3[push_constants_1._m0[0u]]._m0[(_93 < _84.y) ? (_93 + _84.x) : 1073741815u] + floatBitsToUint(ResourceDescriptorHeap_1[_53]._m0[_67 + 1u]);
    ResourceDescriptorHeap_5[_119]._m0[(_100 < _123.y) ? (_100 + _123.x) : 1073741815u] = ResourceDescriptorHeap_3[push_constants_1._m0[0u]]._m0[(_100 < _84.y) ? (_100 + _84.x) : 1073741815u] + floatBitsToUint(ResourceDescriptorHeap_1[_53]._m0[_67 + 2u]);
    ResourceDescriptorHeap_5[_119]._m0[(_107 < _123.y) ? (_107 + _123.x) : 1073741815u] = ResourceDescriptorHeap_3[push_constants_1._m0[0u]]._m0[(_107 < _84.y) ? (_107 + _84.x) : 1073741815u] + _14;
    uint _21 = gl_GlobalInvocationID.x & 3u;
    uint _151 = push_constants_1._m0[0u] + 3u;
    uvec2 _155 = offsets_1._m0[_151 * 2u] >> uvec2(2u);
    uint _22 = atomicAdd(ResourceDescriptorHeap_7[_151]._m0[(_21 < _155.y) ? (_21 + _155.x) : 1073741814u], ResourceDescriptorHeap_3[push_constants_1._m0[0u]]._m0[_90]);
    uint _165 = gl_GlobalInvocationID.x + 256u;
    ResourceDescriptorHeap_5[_119]._m0[(_165 < _123.y) ? (_165 + _123.x) : 1073741815u] = _22;
}

