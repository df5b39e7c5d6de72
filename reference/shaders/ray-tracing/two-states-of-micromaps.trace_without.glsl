#version 460
#extension GL_EXT_ray_tracing : require

struct _5
{
    uint _m0;
};

layout(set = 0, binding = 2000, std430) writeonly buffer results
{
    uint _m0[];
} results_1;

layout(location = 0) rayPayloadEXT _5 _7;
layout(set = 0, binding = 1000) uniform accelerationStructureEXT scene;

void main()
{
    _7._m0 = 7u;
    traceRayEXT(scene, 1u, 255u, 0u, 1u, 0u, vec3(0.0, 0.0, -1.0), 0.0, vec3(0.0, 0.0, 1.0), 10.0, 0);
    results_1._m0[0u] = _7._m0;
}

