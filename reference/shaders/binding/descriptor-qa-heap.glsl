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
    uvec2 _m2[];
} descriptor_heap_1;

uint _39(uint _83, uint _84, uint _85)
{
    uint _87 = descriptor_heap_1._m0;
    bool _89 = _83 >= _87;
    uint _90 = _89 ? 0u : _83;
    uvec2 _91 = descriptor_heap_1._m2[_90];
    uint _103 = descriptor_report_1._m1[_91.x >> 5u];
    uint _109 = _89 ? 1u : ((((_91.y & _84) == 0u) ? 2u : 0u) | ((((_103 >> (_91.x & 31u)) & 1u) == 0u) ? 4u : 0u));
    bool _110 = _109 != 0u;
    if (_110)
    {
        uint _112 = atomicAdd(descriptor_report_1._m0[0u], 1u);
        if (_112 == 0u)
        {
            descriptor_report_1._m0[2u] = descriptor_heap_1._m1;
            descriptor_report_1._m0[3u] = _83;
            descriptor_report_1._m0[4u] = _84;
            descriptor_report_1._m0[5u] = _91.y;
            descriptor_report_1._m0[6u] = _91.x;
            descriptor_report_1._m0[7u] = _85;
            descriptor_report_1._m0[8u] = 2596069104u;
            descriptor_report_1._m0[9u] = 305419896u;
            memoryBarrierBuffer();
            descriptor_report_1._m0[1u] = _109;
        }
    }
    return _110 ? _87 : _83;
}

void main()
{
    uint _40 = _39(gl_WorkGroupID.x, 2u, 7u);
    uint _56 = _39(gl_WorkGroupID.x + 100u, 4u, 12u);
    ResourceDescriptorHeap_2[_56]._m0[gl_GlobalInvocationID.x] = uvec4(ResourceDescriptorHeap_2[_56]._m0[gl_GlobalInvocationID.x].x * floatBitsToUint(ResourceDescriptorHeap_1[_40]._m0[0u].x), ResourceDescriptorHeap_2[_56]._m0[gl_GlobalInvocationID.x].y * floatBitsToUint(ResourceDescriptorHeap_1[_40]._m0[0u].y), ResourceDescriptorHeap_2[_56]._m0[gl_GlobalInvocationID.x].z * floatBitsToUint(ResourceDescriptorHeap_1[_40]._m0[0u].z), ResourceDescriptorHeap_2[_56]._m0[gl_GlobalInvocationID.x].w * floatBitsToUint(ResourceDescriptorHeap_1[_40]._m0[0u].w));
}

