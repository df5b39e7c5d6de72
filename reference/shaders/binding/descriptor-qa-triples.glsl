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
    uint _m0[11];
    uint _m1[];
} descriptor_report_1;

layout(set = 2, binding = 13, std430) readonly buffer descriptor_heap
{
    uint _m0;
    uint _m1;
    uint _m2[];
} descriptor_heap_1;

uint _40(uint _87, uint _88, uint _89)
{
    uint _95 = descriptor_heap_1._m0;
    bool _96 = _87 >= _95;
    uint _98 = (_96 ? 0u : _87) * 3u;
    uint _100 = descriptor_heap_1._m2[_98];
    uint _101 = _98 + 2u;
    uint _103 = descriptor_heap_1._m2[_101];
    uint _109 = descriptor_report_1._m1[_100 >> 5u];
    uint _118 = descriptor_heap_1._m2[_98 + 1u];
    uint _120 = descriptor_report_1._m0[10u];
    uint _124 = _96 ? 1u : ((((((_109 >> (_100 & 31u)) & 1u) == 0u) ? 4u : 0u) | (((_103 & _88) == 0u) ? 2u : 0u)) | ((_118 > _120) ? 8u : 0u));
    bool _125 = _124 != 0u;
    if (_125)
    {
        uint _127 = atomicAdd(descriptor_report_1._m0[5u], 1u);
        if (_127 == 0u)
        {
            descriptor_report_1._m0[3u] = descriptor_heap_1._m1;
            descriptor_report_1._m0[2u] = _87;
            descriptor_report_1._m0[7u] = _88;
            descriptor_report_1._m0[8u] = _103;
            descriptor_report_1._m0[4u] = _100;
            descriptor_report_1._m0[6u] = _89;
            descriptor_report_1._m0[0u] = 2596069104u;
            descriptor_report_1._m0[1u] = 305419896u;
            memoryBarrierBuffer();
            descriptor_report_1._m0[9u] = _124;
        }
    }
    return _125 ? _95 : _87;
}

void main()
{
    uint _41 = _40(gl_WorkGroupID.x, 4u, 7u);
    uint _57 = _40(gl_WorkGroupID.x + 100u, 8u, 12u);
    ResourceDescriptorHeap_2[_57]._m0[gl_GlobalInvocationID.x] = uvec4(ResourceDescriptorHeap_2[_57]._m0[gl_GlobalInvocationID.x].x * floatBitsToUint(ResourceDescriptorHeap_1[_41]._m0[0u].x), ResourceDescriptorHeap_2[_57]._m0[gl_GlobalInvocationID.x].y * floatBitsToUint(ResourceDescriptorHeap_1[_41]._m0[0u].y), ResourceDescriptorHeap_2[_57]._m0[gl_GlobalInvocationID.x].z * floatBitsToUint(ResourceDescriptorHeap_1[_41]._m0[0u].z), ResourceDescriptorHeap_2[_57]._m0[gl_GlobalInvocationID.x].w * floatBitsToUint(ResourceDescriptorHeap_1[_41]._m0[0u].w));
}

