#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_KHR_shader_subgroup_basic : require

struct _43
{
    uint _m0;
};

uvec4 _50;

layout(set = 0, binding = 2000, std430) writeonly buffer results
{
    uvec4 _m0[];
} results_1;

layout(location = 0) callableDataEXT _43 _45;

void main()
{
    uint _27[2];
    _27[0u] = 3u;
    _27[1u] = 4u;
    uint _38 = gl_SubgroupInvocationID;
    uint _3 = _38;
    uint _40 = gl_SubgroupSize;
    uint _4 = _40;
    uint _7 = gl_LaunchIDEXT.x & 1u;
    _45._m0 = _27[_7];
    executeCallableEXT(0u, 0);
    _27[_7] = _45._m0;
    uint _48 = gl_SubgroupInvocationID;
    uint _10 = _48;
    uvec4 _15;
    _15.x = uint(_3 < _4);
    _15.y = uint(_10 < _4);
    _15.z = _27[0u];
    _15.w = _27[1u];
    results_1._m0[gl_LaunchIDEXT.x] = uvec4(_15);
}

