#version 460
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_arithmetic : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uvec4 _54;
    for (;;)
    {
        uint _50 = subgroupBroadcastFirst(t0_1._m0[gl_LocalInvocationID.x]);
        bool _52 = t0_1._m0[gl_LocalInvocationID.x] == _50;
        _54 = subgroupBallot(_52);
        if (_52)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uvec4 _58 = uvec4(_54) & subgroupBallot(true);
    uint _17;
    uint _20;
    uint _21;
    uint _24;
    for (;;)
    {
        uvec4 _64 = subgroupBroadcastFirst(_58);
        bvec4 _65 = equal(_58, _64);
        bool _66 = all(_65);
        uint _67 = _66 ? t1_1._m0[gl_LocalInvocationID.x] : 0u;
        _17 = subgroupExclusiveAdd(_67);
        uint _69 = _66 ? t1_1._m0[gl_LocalInvocationID.x] : 1u;
        _20 = subgroupExclusiveMul(_69);
        uint _70 = _66 ? t1_1._m0[gl_LocalInvocationID.x] : 0u;
        _21 = subgroupExclusiveOr(_70);
        uint _71 = _66 ? t1_1._m0[gl_LocalInvocationID.x] : 0u;
        _24 = subgroupExclusiveXor(_71);
        if (_66)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uint _18 = _17 + 1u;
    uvec4 _74 = uvec4(_54) & subgroupBallot(true);
    uint _19;
    for (;;)
    {
        uvec4 _79 = subgroupBroadcastFirst(_74);
        bvec4 _80 = equal(_74, _79);
        bool _81 = all(_80);
        uint _82 = _81 ? _18 : 0u;
        _19 = subgroupExclusiveAdd(_82);
        if (_81)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uint _22 = _20 + _19;
    uvec4 _85 = uvec4(_54) & subgroupBallot(true);
    uint _23;
    for (;;)
    {
        uvec4 _90 = subgroupBroadcastFirst(_85);
        bvec4 _91 = equal(_85, _90);
        bool _92 = all(_91);
        uint _93 = _92 ? _22 : 0u;
        _23 = subgroupExclusiveAdd(_93);
        if (_92)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    u0_1._m0[gl_LocalInvocationID.x] = _17;
    u0_1._m0[gl_LocalInvocationID.x + 4u] = _19;
    u0_1._m0[gl_LocalInvocationID.x + 8u] = _20;
    u0_1._m0[gl_LocalInvocationID.x + 12u] = _21;
    u0_1._m0[gl_LocalInvocationID.x + 16u] = _23;
    u0_1._m0[gl_LocalInvocationID.x + 20u] = _24;
}

