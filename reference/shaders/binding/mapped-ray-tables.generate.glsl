#version 460
#extension GL_EXT_ray_tracing : require

vec4 _23;

struct _29
{
    vec4 _m0;
};

layout(set = 0, binding = 2000, std430) restrict writeonly buffer colors
{
    vec4 _m0[];
} colors_1;

layout(location = 0) rayPayloadEXT _29 _31;
layout(set = 1, binding = 1000) uniform accelerationStructureEXT scene;

void main()
{
    float _3 = float(gl_LaunchIDEXT.x);
    vec4 _4;
    _4.x = _3;
    _4.y = 0.0;
    _4.z = 0.0;
    _4.w = 0.0;
    _31._m0 = _4;
    traceRayEXT(scene, 0u, 255u, 0u, 0u, uint(gl_LaunchIDEXT.x == 2u), vec3(_3, 0.0, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 10.0, 0);
    colors_1._m0[gl_LaunchIDEXT.x] = vec4(_31._m0);
}

