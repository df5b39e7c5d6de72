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
        uint _54 = subgroupBroadcastFirst(t0_1._m0[gl_LocalInvocationID.x]);
        bool _56 = t0_1._m0[gl_LocalInvocationID.x] == _54;
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
    uvec4 _62 = uvec4(_58) & subgroupBallot(true);
    uint _17;
    uint _18;
    uint _20;
    uint _22;
    uint _24;
    for (;;)
    {
        uvec4 _68 = subgroupBroadcastFirst(_62);
        bvec4 _69 = equal(_62, _68);
        bool _70 = all(_69);
        uint _71 = _70 ? t1_1._m0[gl_LocalInvocationID.x] : 0u;
        _17 = subgroupExclusiveAdd(_71);
        uint _73 = _70 ? t1_1._m0[gl_LocalInvocationID.x] : 1u;
        _18 = subgroupExclusiveMul(_73);
        uint _75 = _70 ? t1_1._m0[gl_LocalInvocationID.x] : 4294967295u;
        _20 = subgroupExclusiveAnd(_75);
        uint _76 = _70 ? t1_1._m0[gl_LocalInvocationID.x] : 0u;
        _22 = subgroupExclusiveOr(_76);
        uint _77 = _70 ? t1_1._m0[gl_LocalInvocationID.x] : 0u;
        _24 = subgroupExclusiveXor(_77);
        if (_70)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    u0_1._m0[gl_LocalInvocationID.x] = _17;
    u0_1._m0[gl_LocalInvocationID.x + 4u] = _18;
    u0_1._m0[gl_LocalInvocationID.x + 8u] = _20;
    u0_1._m0[gl_LocalInvocationID.x + 12u] = _22;
    u0_1._m0[gl_LocalInvocationID.x + 16u] = _24;
    u0_1._m0[gl_LocalInvocationID.x + 20u] = subgroupBallotExclusiveBitCount(subgroupBallot(t1_1._m0[gl_LocalInvocationID.x] > 5u) & uvec4(_58));
    float _30 = float(t1_1._m0[gl_LocalInvocationID.x]) * 0.5;
    uvec4 _101 = uvec4(_58) & subgroupBallot(true);
    float _31;
    for (;;)
    {
        uvec4 _106 = subgroupBroadcastFirst(_101);
        bvec4 _107 = equal(_101, _106);
        bool _108 = all(_107);
        float _110 = _108 ? _30 : 0.0;
        _31 = subgroupExclusiveAdd(_110);
        if (_108)
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

