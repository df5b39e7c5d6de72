#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_EXT_nonuniform_qualifier : require

struct _19
{
    vec4 _m0;
};

layout(shaderRecordEXT, std430) buffer shader_record
{
    uint _m0[6];
} shader_record_1;

layout(location = 0) rayPayloadInEXT _19 payload;
layout(set = 2, binding = 3) uniform texture2D ResourceDescriptorHeap[];
layout(set = 2, binding = 0) uniform sampler SamplerDescriptorHeap[];
layout(set = 4, binding = 0) uniform sampler point_sampler;

void main()
{
    vec4 _3 = payload._m0;
    uint _46 = (shader_record_1._m0[2u] >> 5u) + uint(_3.x);
    payload._m0.y = textureLod(nonuniformEXT(sampler2D(ResourceDescriptorHeap[_46], SamplerDescriptorHeap[shader_record_1._m0[4u] >> 4u])), vec2(0.5), 0.0).x;
    payload._m0.z = textureLod(nonuniformEXT(sampler2D(ResourceDescriptorHeap[_46], point_sampler)), vec2(0.75, 0.5), 0.0).x;
    payload._m0.w = 7.0;
}

