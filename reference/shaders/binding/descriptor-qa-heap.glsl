#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 2, binding = 1, std140) uniform ResourceDescriptorHeap
{
    vec4 _m0[4096];
} ResourceDescriptorHeap_1[];

layout(set = 2, binding = 2, std430) restrict buffer ResourceDescriptorHeap
{
    uvec4 _m0[];
} ResourceDescriptorHeap_2[];

layout(set = 2, binding = 12, std430) buffer descriptor_report
{
    uint _m0[10];
    uint _m1[];
} descriptor_report_1;

layout(set = 2, binding = 13, std430) readonly buffer descriptor_heap
{
    uint _m0;
    uint _m1;
    uint _m2[];
} descriptor_heap_1;

uint _40(uint _84, uint _85, uint _86)
{
    uint _92 = descriptor_heap_1._m0;
    bool _93 = _84 >= _92;
    uint _95 = (_93 ? 0u : _84) * 2u;
    uint _97 = descriptor_heap_1._m2[_95];
    uint _98 = _95 + 1u;
    uint _100 = descriptor_heap_1._m2[_98];
    uint _106 = descriptor_report_1._m1[_97 >> 5u];
    uint _113 = _93 ? 1u : (((((_106 >> (_97 & 31u)) & 1u) == 0u) ? 4u : 0u) | (((_100 & _85) == 0u) ? 2u : 0u));
    bool _114 = _113 != 0u;
    if (_114)
    {
        uint _116 = atomicAdd(descriptor_report_1._m0[0u], 1u);
        if (_116 == 0u)
        {
            descriptor_report_1._m0[2u] = descriptor_heap_1._m1;
            descriptor_report_1._m0[3u] = _84;
            descriptor_report_1._m0[4u] = _85;
            descriptor_report_1._m0[5u] = _100;
            descriptor_report_1._m0[6u] = _97;
            descriptor_report_1._m0[7u] = _86;
            descriptor_report_1._m0[8u] = 2596069104u;
            descriptor_report_1._m0[9u] = 305419896u;
            memoryBarrierBuffer();
            descriptor_report_1._m0[1u] = _113;
        }
    }
    return _114 ? _92 : _84;
}

void main()
{
    uint _41 = _40(gl_WorkGroupID.x, 2u, 7u);
    uint _57 = _40(gl_WorkGroupID.x + 100u, 4u, 12u);
    ResourceDescriptorHeap_2[_57]._m0[gl_GlobalInvocationID.x] = uvec4(ResourceDescriptorHeap_2[_57]._m0[gl_GlobalInvocationID.x].x * floatBitsToUint(ResourceDescriptorHeap_1[_41]._m0[0u].x), ResourceDescriptorHeap_2[_57]._m0[gl_GlobalInvocationID.x].y * floatBitsToUint(ResourceDescriptorHeap_1[_41]._m0[0u].y), ResourceDescriptorHeap_2[_57]._m0[gl_GlobalInvocationID.x].z * floatBitsToUint(ResourceDescriptorHeap_1[_41]._m0[0u].z), ResourceDescriptorHeap_2[_57]._m0[gl_GlobalInvocationID.x].w * floatBitsToUint(ResourceDescriptorHeap_1[_41]._m0[0u].w));
}

