#version 460
#extension GL_EXT_ray_tracing : require

struct _29
{
    vec3 _m0;
    uint _m1;
};

struct _30
{
    uint _m0;
    float _m1;
};

struct _33
{
    uint _m0;
    _29 _m1;
    _30 _m2[2];
    uint _m3;
};

layout(set = 0, binding = 2000, std430) restrict writeonly buffer results
{
    uint _m0[];
} results_1;

layout(set = 0, binding = 1000) uniform accelerationStructureEXT scene;
layout(location = 0) rayPayloadEXT _29 _63;
layout(location = 1) callableDataEXT _30 _73;

void main()
{
    _33 _34;
    _34._m0 = 7u;
    _34._m3 = 8u;
    _34._m1._m0 = vec3(1.0, 2.0, 3.0);
    _34._m1._m1 = gl_LaunchIDEXT.x;
    _63 = _34._m1;
    traceRayEXT(scene, 0u, 255u, 0u, 1u, 0u, vec3(float(gl_LaunchIDEXT.x) * 10.0, 0.0, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0, 0);
    _34._m1 = _63;
    vec3 _6 = _34._m1._m0;
    uint _7 = _34._m1._m1;
    _34._m2[gl_LaunchIDEXT.x]._m0 = gl_LaunchIDEXT.x + 5u;
    _34._m2[gl_LaunchIDEXT.x]._m1 = 0.5;
    _73 = _34._m2[gl_LaunchIDEXT.x];
    executeCallableEXT(0u, 1);
    _34._m2[gl_LaunchIDEXT.x] = _73;
    uint _12 = gl_LaunchIDEXT.x << 5u;
    uint _84 = (gl_LaunchIDEXT.x & 134217727u) * 8u;
    results_1._m0[_84] = floatBitsToUint(_6.y);
    results_1._m0[_84 + 1u] = _7;
    results_1._m0[_84 + 2u] = _34._m2[gl_LaunchIDEXT.x]._m0;
    results_1._m0[_84 + 3u] = floatBitsToUint(_34._m2[gl_LaunchIDEXT.x]._m1);
    results_1._m0[_84 + 4u] = _34._m0;
    results_1._m0[_84 + 5u] = _34._m3;
}

