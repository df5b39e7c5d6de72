#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

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
    vec2 _m0[];
} ResourceDescriptorHeap_3[];

layout(set = 2, binding = 2, std430) restrict writeonly buffer ResourceDescriptorHeap_4
{
    float _m0[];
} ResourceDescriptorHeap_5[];

layout(push_constant, std430) uniform push_constants
{
    uint _m0[1];
} push_constants_1;

void main()
{
    uint _29 = gl_GlobalInvocationID.x * 3u;
    uvec2 _50 = offsets_1._m0[push_constants_1._m0[0u] * 2u] >> uvec2(2u);
    uint _57 = (_29 < _50.y) ? (_29 + _50.x) : 1073741812u;
    uint _70 = _29 + 2u;
    uint _72 = push_constants_1._m0[0u] + 1u;
    uint _82 = push_constants_1._m0[0u] + 2u;
    uvec2 _86 = offsets_1._m0[_82 * 2u] >> uvec2(2u);
    uint _91 = (_29 < _86.y) ? (_29 + _86.x) : 1073741812u;
    ResourceDescriptorHeap_5[_82]._m0[_91] = ResourceDescriptorHeap_3[_72]._m0[_29 + 1u].y + ResourceDescriptorHeap_1[push_constants_1._m0[0u]]._m0[_57];
    ResourceDescriptorHeap_5[_82]._m0[_91 + 1u] = ResourceDescriptorHeap_3[_72]._m0[_70].x + ResourceDescriptorHeap_1[push_constants_1._m0[0u]]._m0[_57 + 1u];
    ResourceDescriptorHeap_5[_82]._m0[_91 + 2u] = ResourceDescriptorHeap_3[_72]._m0[_70].y + ResourceDescriptorHeap_1[push_constants_1._m0[0u]]._m0[_57 + 2u];
}

