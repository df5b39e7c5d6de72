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

layout(push_constant, std430) uniform push_constants
{
    uint _m0[2];
} push_constants_1;

uint _51(uint _93, uint _94, uint _95)
{
    uint _101 = descriptor_heap_1._m0;
    bool _102 = _93 >= _101;
    uint _104 = (_102 ? 0u : _93) * 2u;
    uint _106 = descriptor_heap_1._m2[_104];
    uint _107 = _104 + 1u;
    uint _109 = descriptor_heap_1._m2[_107];
    uint _115 = descriptor_report_1._m1[_106 >> 5u];
    uint _122 = _102 ? 1u : (((((_115 >> (_106 & 31u)) & 1u) == 0u) ? 4u : 0u) | (((_109 & _94) == 0u) ? 2u : 0u));
    bool _123 = _122 != 0u;
    if (_123)
    {
        uint _125 = atomicAdd(descriptor_report_1._m0[0u], 1u);
        if (_125 == 0u)
        {
            descriptor_report_1._m0[2u] = descriptor_heap_1._m1;
            descriptor_report_1._m0[3u] = _93;
            descriptor_report_1._m0[4u] = _94;
            descriptor_report_1._m0[5u] = _109;
            descriptor_report_1._m0[6u] = _106;
            descriptor_report_1._m0[7u] = _95;
            descriptor_report_1._m0[8u] = 291u;
            descriptor_report_1._m0[9u] = 0u;
            memoryBarrierBuffer();
            descriptor_report_1._m0[1u] = _122;
        }
    }
    return _123 ? _101 : _93;
}

void main()
{
    uint _52 = _51((push_constants_1._m0[1u] + 7u) + (gl_WorkGroupID.x + 10u), 2u, 5u);
    uint _70 = _51(push_constants_1._m0[0u] + 1u, 4u, 10u);
    ResourceDescriptorHeap_2[_70]._m0[gl_GlobalInvocationID.x] = uvec4(ResourceDescriptorHeap_2[_70]._m0[gl_GlobalInvocationID.x].x * floatBitsToUint(ResourceDescriptorHeap_1[_52]._m0[0u].x), ResourceDescriptorHeap_2[_70]._m0[gl_GlobalInvocationID.x].y * floatBitsToUint(ResourceDescriptorHeap_1[_52]._m0[0u].y), ResourceDescriptorHeap_2[_70]._m0[gl_GlobalInvocationID.x].z * floatBitsToUint(ResourceDescriptorHeap_1[_52]._m0[0u].z), ResourceDescriptorHeap_2[_70]._m0[gl_GlobalInvocationID.x].w * floatBitsToUint(ResourceDescriptorHeap_1[_52]._m0[0u].w));
}

