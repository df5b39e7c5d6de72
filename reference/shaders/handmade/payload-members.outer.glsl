#version 460
#extension GL_EXT_ray_tracing : require

struct _15
{
    vec3 _m0;
    uint _m1;
};

struct _16
{
    uint _m0;
    _15 _m1;
    uint _m2;
};

layout(location = 0) rayPayloadInEXT _16 payload;
layout(set = 0, binding = 1000) uniform accelerationStructureEXT scene;
layout(location = 1) rayPayloadEXT _15 _38;

void main()
{
    payload._m0 += 10u;
    payload._m1._m0 = payload._m1._m0;
    payload._m1._m1 = 3u;
    _38 = payload._m1;
    traceRayEXT(scene, 0u, 1u, 1u, 1u, 0u, vec3(0.0), 0.0, vec3(0.0, 0.0, -1.0), 100.0, 1);
    payload._m1 = _38;
    payload._m1._m0 = payload._m1._m0;
    uint _8 = payload._m1._m1;
    payload._m1._m1 = _8;
    payload._m2 += _8;
}

