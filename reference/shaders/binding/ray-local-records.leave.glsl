#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_buffer_reference_uvec2 : require

struct _18
{
    uint _m0;
    uint _m1;
};

layout(buffer_reference) buffer _55;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _55
{
    uint _m0;
};

layout(set = 2, binding = 9, std430) readonly buffer addresses
{
    uvec2 _m0[];
} addresses_1;

layout(shaderRecordEXT, std430) buffer shader_record
{
    uint _m0[2];
} shader_record_1;

layout(set = 2, binding = 2, std430) readonly buffer ResourceDescriptorHeap
{
    uint _m0[];
} ResourceDescriptorHeap_1[];

layout(set = 2, binding = 11, std430) readonly buffer offsets
{
    uvec2 _m0[];
} offsets_1;

layout(set = 2, binding = 2, std430) restrict readonly buffer ResourceDescriptorHeap_2
{
    uint _m0[];
} ResourceDescriptorHeap_3[];

layout(location = 0) rayPayloadInEXT _18 payload;

void main()
{
    uint _40 = shader_record_1._m0[0u] >> 5u;
    uint _43 = (_40 + 4u) + payload._m0;
    if (any(notEqual(addresses_1._m0[_43], uvec2(0u))))
    {
        uint _54 = atomicAdd(_55(addresses_1._m0[_43])._m0, 1u);
    }
    uint _69 = _40 + payload._m0;
    uvec2 _74 = offsets_1._m0[_69 * 2u] >> uvec2(2u);
    uvec2 _89 = offsets_1._m0[_43 * 2u] >> uvec2(2u);
    payload._m1 = ResourceDescriptorHeap_3[nonuniformEXT(_43)]._m0[(1u < _89.y) ? (1u + _89.x) : 1073741814u] + ResourceDescriptorHeap_1[nonuniformEXT(_69)]._m0[(2u < _74.y) ? (2u + _74.x) : 1073741814u];
}

