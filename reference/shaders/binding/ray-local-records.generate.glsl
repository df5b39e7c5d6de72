#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

struct _17
{
    uint _m0;
    uint _m1;
};

layout(buffer_reference) buffer _49;
layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _49
{
    uint _m0[];
};

layout(push_constant, std430) uniform push_constants
{
    uint _m0[4];
} push_constants_1;

layout(location = 0) rayPayloadEXT _17 _19;

void main()
{
    _19._m0 = gl_LaunchSizeEXT.x + 4294967289u;
    _19._m1 = 0u;
    traceRayEXT(accelerationStructureEXT(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])), 0u, 255u, 0u, 0u, gl_LaunchIDEXT.x % 3u, vec3(9.0), 0.0, vec3(0.0, 0.0, 1.0), 10.0, 0);
    _49(uvec2(push_constants_1._m0[2u], push_constants_1._m0[3u]))._m0[gl_LaunchIDEXT.x] = _19._m1;
}

