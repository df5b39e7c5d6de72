#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

vec4 _21;

struct _23
{
    vec4 _m0;
};

layout(buffer_reference) buffer _51;
layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _51
{
    vec4 _m0[];
};

layout(shaderRecordEXT, std430) buffer shader_record
{
    uint _m0[2];
} shader_record_1;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[2];
} push_constants_1;

layout(location = 0) rayPayloadEXT _23 _25;

void main()
{
    float _3 = float(gl_LaunchIDEXT.x);
    vec4 _4;
    _4.x = _3;
    _4.y = 0.0;
    _4.z = 0.0;
    _4.w = 0.0;
    _25._m0 = _4;
    traceRayEXT(accelerationStructureEXT(uvec2(shader_record_1._m0[0u], shader_record_1._m0[1u])), 0u, 255u, 0u, 0u, 0u, vec3(_3, 0.0, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 10.0, 0);
    _51(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]))._m0[gl_LaunchIDEXT.x] = vec4(_25._m0);
}

