#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_buffer_reference_uvec2 : require

struct _95
{
    uvec4 _m0;
};

uvec4 _100;

layout(buffer_reference) buffer _54;
layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _54
{
    vec4 _m0[1];
};

layout(shaderRecordEXT, std430) buffer shader_record
{
    uint _m0[9];
} shader_record_1;

layout(set = 2, binding = 2, std430) readonly buffer ResourceDescriptorHeap
{
    uint _m0[];
} ResourceDescriptorHeap_1[];

layout(set = 2, binding = 5) uniform usamplerBuffer ResourceDescriptorHeap_2[];
layout(location = 0) callableDataInEXT _95 parameter;

void main()
{
    uint _78 = shader_record_1._m0[6u] >> 6u;
    uvec4 _35;
    _35.x = parameter._m0.x + shader_record_1._m0[1u];
    _35.y = parameter._m0.y + floatBitsToUint(_54(uvec2(shader_record_1._m0[4u], shader_record_1._m0[5u]))._m0[0u].z);
    _35.z = parameter._m0.z + ResourceDescriptorHeap_1[nonuniformEXT(_78 + 1u)]._m0[1u];
    _35.w = (shader_record_1._m0[8u] + texelFetch(ResourceDescriptorHeap_2[nonuniformEXT(_78 + 3u)], int(1u)).x) + parameter._m0.w;
    parameter._m0 = _35;
}

