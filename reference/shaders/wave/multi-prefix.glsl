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
    uvec4 _58;
    for (;;)
    {
        uint _53 = subgroupBroadcastFirst(t0_1._m0[gl_LocalInvocationID.x]);
        bool _56 = t0_1._m0[gl_LocalInvocationID.x] == _53;
        _58 = subgroupBallot(_56);
        if (_56)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uvec4 _59 = uvec4(_58);
    uint _17;
    for (;;)
    {
        uvec4 _66 = subgroupBroadcastFirst(_59);
        bvec4 _65 = equal(_59, _66);
        bool _67 = all(_65);
        uint _68 = _67 ? t1_1._m0[gl_LocalInvocationID.x] : 0u;
        _17 = subgroupExclusiveAdd(_68);
        if (_67)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    u0_1._m0[gl_LocalInvocationID.x] = _17;
    uvec4 _74 = uvec4(_58);
    uint _18;
    for (;;)
    {
        uvec4 _80 = subgroupBroadcastFirst(_74);
        bvec4 _79 = equal(_74, _80);
        bool _81 = all(_79);
        uint _82 = _81 ? t1_1._m0[gl_LocalInvocationID.x] : 1u;
        _18 = subgroupExclusiveMul(_82);
        if (_81)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    u0_1._m0[gl_LocalInvocationID.x + 4u] = _18;
    uvec4 _86 = uvec4(_58);
    uint _20;
    for (;;)
    {
        uvec4 _92 = subgroupBroadcastFirst(_86);
        bvec4 _91 = equal(_86, _92);
        bool _93 = all(_91);
        uint _94 = _93 ? t1_1._m0[gl_LocalInvocationID.x] : 4294967295u;
        _20 = subgroupExclusiveAnd(_94);
        if (_93)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    u0_1._m0[gl_LocalInvocationID.x + 8u] = _20;
    uvec4 _98 = uvec4(_58);
    uint _22;
    for (;;)
    {
        uvec4 _104 = subgroupBroadcastFirst(_98);
        bvec4 _103 = equal(_98, _104);
        bool _105 = all(_103);
        uint _106 = _105 ? t1_1._m0[gl_LocalInvocationID.x] : 0u;
        _22 = subgroupExclusiveOr(_106);
        if (_105)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    u0_1._m0[gl_LocalInvocationID.x + 12u] = _22;
    uvec4 _109 = uvec4(_58);
    uint _24;
    for (;;)
    {
        uvec4 _115 = subgroupBroadcastFirst(_109);
        bvec4 _114 = equal(_109, _115);
        bool _116 = all(_114);
        uint _117 = _116 ? t1_1._m0[gl_LocalInvocationID.x] : 0u;
        _24 = subgroupExclusiveXor(_117);
        if (_116)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    u0_1._m0[gl_LocalInvocationID.x + 16u] = _24;
    u0_1._m0[gl_LocalInvocationID.x + 20u] = subgroupBallotExclusiveBitCount(subgroupBallot(t1_1._m0[gl_LocalInvocationID.x] > 5u) & uvec4(_58));
    float _30 = float(t1_1._m0[gl_LocalInvocationID.x]) * 0.5;
    uvec4 _128 = uvec4(_58);
    float _31;
    for (;;)
    {
        uvec4 _134 = subgroupBroadcastFirst(_128);
        bvec4 _133 = equal(_128, _134);
        bool _135 = all(_133);
        float _136 = _135 ? _30 : 0.0;
        _31 = subgroupExclusiveAdd(_136);
        if (_135)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    u0_1._m0[gl_LocalInvocationID.x + 24u] = floatBitsToUint(_31);
}

