#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

struct _55
{
    vec4 _m0;
};

vec4 _60;

layout(buffer_reference) buffer _41;
layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _41
{
    uint _m0[];
};

layout(shaderRecordEXT, std430) buffer shader_record
{
    uint _m0[3];
} shader_record_1;

layout(location = 0) rayPayloadInEXT _55 payload;

void main()
{
    float _13 = float(_41(uvec2(shader_record_1._m0[0u], shader_record_1._m0[1u]))._m0[shader_record_1._m0[2u] >> 2u]);
    vec4 _23;
    _23.x = payload._m0.x * _13;
    _23.y = payload._m0.y * _13;
    _23.z = payload._m0.z * _13;
    _23.w = payload._m0.w * _13;
    payload._m0 = _23;
}

