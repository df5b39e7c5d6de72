#version 460
#extension GL_EXT_ray_tracing : require

struct _14
{
    uint _m0;
};

layout(set = 0, binding = 2000, std430) restrict writeonly buffer results
{
    uint _m0[];
} results_1;

layout(location = 0) rayPayloadEXT _14 _16;
layout(set = 0, binding = 1000) uniform accelerationStructureEXT scene;

void main()
{
    _16._m0 = gl_LaunchIDEXT.x;
    traceRayEXT(scene, 0u, 255u, 0u, 0u, 0u, vec3(float(gl_LaunchIDEXT.x) * 10.0, 0.0, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0, 0);
    results_1._m0[gl_LaunchIDEXT.x] = _16._m0;
}

