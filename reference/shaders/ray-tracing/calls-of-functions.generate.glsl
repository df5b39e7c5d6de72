#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_KHR_shader_subgroup_basic : require

struct _45
{
    uint _m0;
};

layout(set = 0, binding = 2000, std430) restrict writeonly buffer results
{
    vec4 _m0[];
} results_1;

layout(location = 0) rayPayloadEXT _45 _47;
layout(set = 0, binding = 1000) uniform accelerationStructureEXT scene;

uint _2(uint _41)
{
    _47._m0 = _41;
    traceRayEXT(scene, 1u, 255u, 0u, 0u, 0u, vec3(float(_41), 0.0, -4.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0, 0);
    return _47._m0;
}

void main()
{
    uint _22 = gl_SubgroupInvocationID;
    uint _4 = _22;
    uint _24 = gl_SubgroupSize;
    uint _5 = _24;
    uint _7 = _2(gl_LaunchIDEXT.x);
    uint _29 = gl_SubgroupInvocationID;
    uint _9 = _29;
    results_1._m0[gl_LaunchIDEXT.x] = vec4(float(_4 < _5), float(_9 < _5), float(_7), float(gl_LaunchIDEXT.x));
}

