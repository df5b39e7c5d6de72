#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

vec4 _38;

struct _39
{
    vec4 _m0;
};

layout(buffer_reference) buffer _17;
layout(buffer_reference, buffer_reference_align = 16, std430) readonly buffer _17
{
    vec4 _m0[1];
};

layout(shaderRecordEXT, std430) buffer shader_record
{
    uint _m0[6];
} shader_record_1;

layout(location = 0) rayPayloadInEXT _39 payload;

void main()
{
    _17 _34 = _17(uvec2(shader_record_1._m0[4u], shader_record_1._m0[5u]));
    vec4 _7;
    _7.x = _34._m0[0u].x;
    _7.y = _34._m0[0u].y;
    _7.z = _34._m0[0u].z;
    _7.w = _34._m0[0u].w;
    payload._m0 = _7;
}

