#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_KHR_shader_subgroup_basic : require

struct _10
{
    uint _m0;
};

layout(set = 0, binding = 2000, std430) restrict writeonly buffer lanes
{
    uint _m0[];
} lanes_1;

layout(location = 0) rayPayloadEXT _10 _12;
layout(set = 0, binding = 1000) uniform accelerationStructureEXT scene;

void main()
{
    uint _2 = gl_SubgroupInvocationID;
    _12._m0 = _2;
    traceRayEXT(scene, 0u, 255u, 0u, 0u, 0u, vec3(0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0, 0);
    uint _4 = gl_SubgroupInvocationID;
    lanes_1._m0[_12._m0] = _4;
}

