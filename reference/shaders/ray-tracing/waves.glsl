#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_arithmetic : require

struct _14
{
    uint _m0;
};

layout(set = 0, binding = 2000, std430) restrict writeonly buffer results
{
    uvec4 _m0[];
} results_1;

layout(location = 0) callableDataEXT _14 _16;

void main()
{
    uint _12 = gl_SubgroupInvocationID;
    uint _2 = _12;
    _16._m0 = subgroupAdd(_2);
    executeCallableEXT(0u, 0);
    uint _21 = gl_SubgroupInvocationID;
    uint _5 = _21;
    uint _23 = gl_SubgroupSize;
    uint _6 = _23;
    results_1._m0[gl_LaunchIDEXT.x] = uvec4(_2, _5, _6, _16._m0);
}

