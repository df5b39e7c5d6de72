#version 460
#extension GL_EXT_ray_tracing : require

struct _18
{
    vec4 _m0[2];
};

struct _39
{
    float _m0;
};

layout(set = 0, binding = 2000, std430) restrict writeonly buffer results
{
    vec4 _m0[];
} results_1;

layout(location = 0) rayPayloadEXT _18 _20;
layout(set = 0, binding = 1000) uniform accelerationStructureEXT scene;
layout(location = 1) callableDataEXT _39 _41;
layout(location = 2) callableDataEXT _39 _45;

void main()
{
    _20._m0[0u] = vec4(0.0);
    _20._m0[1u] = vec4(0.0);
    traceRayEXT(scene, 1u, 255u, 0u, 0u, 0u, vec3(0.0, 0.0, -4.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0, 0);
    _41._m0 = 5.0;
    executeCallableEXT(1u, 1);
    _45._m0 = _41._m0;
    executeCallableEXT(0u, 2);
    results_1._m0[0u] = vec4(_20._m0[0u]);
    results_1._m0[1u] = vec4(_20._m0[1u].xy, _45._m0, 0.0);
}

