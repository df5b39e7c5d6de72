#version 460
#extension GL_EXT_ray_tracing : require

struct _12
{
    vec4 _m0[3];
    vec4 _m1;
};

layout(set = 0, binding = 2000, std430) writeonly buffer results
{
    vec4 _m0[];
} results_1;

layout(location = 0) rayPayloadEXT _12 _14;
layout(set = 0, binding = 1000) uniform accelerationStructureEXT scene;

void main()
{
    _14._m0[0u] = vec4(0.0);
    _14._m0[1u] = vec4(0.0);
    _14._m0[2u] = vec4(0.0);
    _14._m1 = vec4(0.0);
    traceRayEXT(scene, 0u, 255u, 0u, 1u, 0u, vec3(1.0, 2.0, -4.0), 0.5, vec3(0.0, 0.0, 2.0), 64.0, 0);
    results_1._m0[0u] = vec4(_14._m0[0u]);
    results_1._m0[1u] = vec4(_14._m0[1u]);
    results_1._m0[2u] = vec4(_14._m0[2u]);
    results_1._m0[3u] = vec4(_14._m1);
}

