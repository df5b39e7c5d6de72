#version 460
#extension GL_EXT_ray_tracing : require

struct _6
{
    uint _m0;
};

layout(set = 0, binding = 2000, std430) writeonly buffer results
{
    uint _m0[];
} results_1;

layout(location = 0) rayPayloadEXT _6 _8;
layout(set = 0, binding = 1000) uniform accelerationStructureEXT scene;
layout(location = 1) rayPayloadEXT _6 _27;

void main()
{
    _8._m0 = 7u;
    traceRayEXT(scene, 0u, 255u, 0u, 1u, 0u, vec3(0.0, 0.0, -1.0), 0.0, vec3(0.0, 0.0, 1.0), 10.0, 0);
    _27._m0 = _8._m0;
    traceRayEXT(scene, 1024u, 255u, 0u, 1u, 0u, vec3(0.0, 0.0, -1.0), 0.0, vec3(0.0, 0.0, 1.0), 10.0, 1);
    results_1._m0[0u] = _27._m0;
}

