#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_ballot : require

struct _17
{
    uint _m0;
};

layout(set = 0, binding = 2000, std430) restrict writeonly buffer results
{
    uvec4 _m0[];
} results_1;

layout(location = 0) callableDataEXT _17 _19;

void main()
{
    uint _16 = gl_SubgroupInvocationID;
    uint _2 = _16;
    _19._m0 = 2u;
    executeCallableEXT(0u, 0);
    uint _25 = gl_SubgroupSize;
    uint _4 = _25;
    uint _28 = gl_SubgroupInvocationID;
    uint _7 = _28;
    results_1._m0[gl_LaunchIDEXT.x] = uvec4(uint(_2 < _4), uint(_7 < _4), subgroupBallotBitCount(subgroupBallot(true)), _19._m0);
}

