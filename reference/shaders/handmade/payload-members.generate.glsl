#version 460
#extension GL_EXT_ray_tracing : require

struct _18
{
    vec3 _m0;
    uint _m1;
};

struct _19
{
    uint _m0;
    _18 _m1;
    uint _m2;
};

struct _43
{
    uint _m0;
};

struct _44
{
    uint _m0;
    _43 _m1;
};

layout(set = 0, binding = 2000, std430) restrict writeonly buffer results
{
    uvec4 _m0[];
} results_1;

layout(location = 0) rayPayloadEXT _19 _21;
layout(set = 0, binding = 1000) uniform accelerationStructureEXT scene;
layout(location = 1) callableDataEXT _44 _46;

void main()
{
    _21._m0 = 5u;
    _21._m1._m0 = vec3(0.0);
    _21._m1._m1 = 0u;
    _21._m2 = 6u;
    traceRayEXT(scene, 0u, 1u, 0u, 1u, 0u, vec3(0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0, 0);
    _46._m0 = 7u;
    _46._m1._m0 = 8u;
    executeCallableEXT(0u, 1);
    results_1._m0[0u] = uvec4(_21._m0, uint(_21._m1._m0.x), uint(_21._m1._m0.y), uint(_21._m1._m0.z));
    results_1._m0[1u] = uvec4(_21._m1._m1, _21._m2, _46._m0, _46._m1._m0);
}

