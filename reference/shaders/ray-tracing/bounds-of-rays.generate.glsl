#version 460
#extension GL_EXT_ray_tracing : require

struct _18
{
    float _m0;
};

layout(set = 0, binding = 2000, std430) restrict writeonly buffer results
{
    uint _m0[];
} results_1;

layout(location = 0) rayPayloadEXT _18 _20;
layout(set = 0, binding = 1000) uniform accelerationStructureEXT scene;

void main()
{
    float _4 = float(gl_LaunchIDEXT.x) * 1.5;
    _20._m0 = -2.0;
    traceRayEXT(scene, 1u, 255u, 0u, 1u, 0u, vec3(0.25, 0.25, 0.0), _4, vec3(0.0, 0.0, 1.0), _4 + 1.0, 0);
    results_1._m0[gl_LaunchIDEXT.x & 1073741823u] = floatBitsToUint(_20._m0);
}

