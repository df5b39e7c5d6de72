#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 2, binding = 8, std430) restrict buffer ResourceDescriptorHeap_counter
{
    uint _m0;
} ResourceDescriptorHeap_counter_1[];

layout(set = 2, binding = 2, std430) restrict writeonly buffer ResourceDescriptorHeap
{
    uint _m0[];
} ResourceDescriptorHeap_1[];

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
    uint _m0[1];
} push_constants_1;

uint _32(uint _65, uint _66, uint _67)
{
    uint _73 = descriptor_heap_1._m0;
    bool _74 = _65 >= _73;
    uint _76 = (_74 ? 0u : _65) * 2u;
    uint _78 = descriptor_heap_1._m2[_76];
    uint _79 = _76 + 1u;
    uint _81 = descriptor_heap_1._m2[_79];
    uint _87 = descriptor_report_1._m1[_78 >> 5u];
    uint _94 = _74 ? 1u : (((((_87 >> (_78 & 31u)) & 1u) == 0u) ? 4u : 0u) | (((_81 & _66) == 0u) ? 2u : 0u));
    bool _95 = _94 != 0u;
    if (_95)
    {
        uint _97 = atomicAdd(descriptor_report_1._m0[0u], 1u);
        if (_97 == 0u)
        {
            descriptor_report_1._m0[2u] = descriptor_heap_1._m1;
            descriptor_report_1._m0[3u] = _65;
            descriptor_report_1._m0[4u] = _66;
            descriptor_report_1._m0[5u] = _81;
            descriptor_report_1._m0[6u] = _78;
            descriptor_report_1._m0[7u] = _67;
            descriptor_report_1._m0[8u] = 0u;
            descriptor_report_1._m0[9u] = 0u;
            memoryBarrierBuffer();
            descriptor_report_1._m0[1u] = _94;
        }
    }
    return _95 ? _73 : _65;
}

void main()
{
    uint _33 = _32(push_constants_1._m0[0u], 4u, 3u);
    uint _3 = atomicAdd(ResourceDescriptorHeap_counter_1[_33]._m0, 1u);
    ResourceDescriptorHeap_1[_33]._m0[_3] = gl_GlobalInvocationID.x;
    if (!((gl_GlobalInvocationID.x & 1u) == 0u))
    {
        uint _44 = _32(push_constants_1._m0[0u] + 1u, 4u, 8u);
        uint _6 = atomicAdd(ResourceDescriptorHeap_counter_1[_44]._m0, 1u);
        ResourceDescriptorHeap_1[_44]._m0[_6] = gl_GlobalInvocationID.x;
    }
}

