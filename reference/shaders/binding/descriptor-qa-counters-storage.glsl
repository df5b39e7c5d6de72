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
    uvec2 _m2[];
} descriptor_heap_1;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[1];
} push_constants_1;

uint _32(uint _67, uint _68, uint _69)
{
    uint _75 = descriptor_heap_1._m0;
    bool _76 = _67 >= _75;
    uint _77 = _76 ? 0u : _67;
    uvec2 _79 = descriptor_heap_1._m2[_77];
    uint _87 = descriptor_report_1._m1[_79.x >> 5u];
    uint _94 = _76 ? 1u : (((((_87 >> (_79.x & 31u)) & 1u) == 0u) ? 4u : 0u) | (((_79.y & _68) == 0u) ? 2u : 0u));
    bool _95 = _94 != 0u;
    if (_95)
    {
        uint _97 = atomicAdd(descriptor_report_1._m0[0u], 1u);
        if (_97 == 0u)
        {
            descriptor_report_1._m0[2u] = descriptor_heap_1._m1;
            descriptor_report_1._m0[3u] = _67;
            descriptor_report_1._m0[4u] = _68;
            descriptor_report_1._m0[5u] = _79.y;
            descriptor_report_1._m0[6u] = _79.x;
            descriptor_report_1._m0[7u] = _69;
            descriptor_report_1._m0[8u] = 0u;
            descriptor_report_1._m0[9u] = 0u;
            memoryBarrierBuffer();
            descriptor_report_1._m0[1u] = _94;
        }
    }
    return _95 ? _75 : _67;
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

