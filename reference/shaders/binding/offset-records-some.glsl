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
    uint _67 = (_38 < _60.y) ? (_38 + _60.x) : 1073741812u;
    uvec4 _83 = ResourceDescriptorHeap_3[push_constants_1._m0[0u]]._m0[gl_GlobalInvocationID.x];
    uint _14 = floatBitsToUint(ResourceDescriptorHeap_1[_53]._m0[_67]);
    uint _89 = push_constants_1._m0[0u] + 2u;
    ResourceDescriptorHeap_5[_89]._m0[gl_GlobalInvocationID.x] = uvec4(_83.x + _14, _83.y + floatBitsToUint(ResourceDescriptorHeap_1[_53]._m0[_67 + 1u]), _83.z + floatBitsToUint(ResourceDescriptorHeap_1[_53]._m0[_67 + 2u]), _83.w + _14);
    uint _21 = gl_GlobalInvocationID.x & 3u;
    uint _97 = push_constants_1._m0[0u] + 3u;
    uvec2 _101 = offsets_1._m0[_97 * 2u] >> uvec2(2u);
    uint _22 = atomicAdd(ResourceDescriptorHeap_7[_97]._m0[(_21 < _101.y) ? (_21 + _101.x) : 1073741814u], _83.x);
    ResourceDescriptorHeap_9[_89]._m0[gl_GlobalInvocationID.x + 256u] = _22;
}

