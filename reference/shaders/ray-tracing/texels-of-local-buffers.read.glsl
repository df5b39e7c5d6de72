#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_EXT_nonuniform_qualifier : require

struct _45
{
    uint _m0;
};

layout(shaderRecordEXT, std430) buffer shader_record
{
    uint _m0[2];
} shader_record_1;

layout(set = 2, binding = 5) uniform usamplerBuffer ResourceDescriptorHeap[];
layout(location = 0) callableDataInEXT _45 parameter;

void main()
{
    uint _35 = shader_record_1._m0[0u] >> 6u;
    parameter._m0 = (texelFetch(ResourceDescriptorHeap[nonuniformEXT(_35 + 1u)], int(1u)).x + (texelFetch(ResourceDescriptorHeap[nonuniformEXT(_35)], int(1u)).x * 10u)) + parameter._m0;
}

