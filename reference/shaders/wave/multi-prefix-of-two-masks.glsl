#version 460
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_arithmetic : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _13 = t0_1._m0[gl_LocalInvocationID.x] & 1u;
    uvec4 _52;
    for (;;)
    {
        uint _48 = subgroupBroadcastFirst(_13);
        bool _50 = _13 == _48;
        _52 = subgroupBallot(_50);
        if (_50)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uint _18 = t0_1._m0[gl_LocalInvocationID.x] & 2u;
    uvec4 _60;
    for (;;)
    {
        uint _58 = subgroupBroadcastFirst(_18);
        bool _59 = _18 == _58;
        _60 = subgroupBallot(_59);
        if (_59)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uvec4 _64 = uvec4(_52) & subgroupBallot(true);
    uint _23;
    for (;;)
    {
        uvec4 _70 = subgroupBroadcastFirst(_64);
        bvec4 _71 = equal(_64, _70);
        bool _72 = all(_71);
        uint _73 = _72 ? t1_1._m0[gl_LocalInvocationID.x] : 0u;
        _23 = subgroupExclusiveAdd(_73);
        if (_72)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uvec4 _76 = uvec4(_60) & subgroupBallot(true);
    uint _24;
    for (;;)
    {
        uvec4 _81 = subgroupBroadcastFirst(_76);
        bvec4 _82 = equal(_76, _81);
        bool _83 = all(_82);
        uint _84 = _83 ? t1_1._m0[gl_LocalInvocationID.x] : 0u;
        _24 = subgroupExclusiveAdd(_84);
        if (_83)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uint _25 = gl_LocalInvocationID.x << 1u;
    u0_1._m0[_25] = _23;
    u0_1._m0[_25 + 1u] = _24;
}

