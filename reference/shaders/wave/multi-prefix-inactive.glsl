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
    uvec4 _65;
    for (;;)
    {
        uint _61 = subgroupBroadcastFirst(t0_1._m0[gl_LocalInvocationID.x]);
        bool _63 = t0_1._m0[gl_LocalInvocationID.x] == _61;
        _65 = subgroupBallot(_63);
        if (_63)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uint _19 = _65.z | (gl_LocalInvocationID.x << 5u);
    uint _20 = _65.w | (gl_LocalInvocationID.x + 1u);
    uvec4 _69 = uvec4(_65.xy, _19, _20) & subgroupBallot(true);
    uint _21;
    uint _22;
    for (;;)
    {
        uvec4 _75 = subgroupBroadcastFirst(_69);
        bvec4 _76 = equal(_69, _75);
        bool _77 = all(_76);
        uint _78 = _77 ? t1_1._m0[gl_LocalInvocationID.x] : 0u;
        _21 = subgroupExclusiveAdd(_78);
        uint _79 = _77 ? t1_1._m0[gl_LocalInvocationID.x] : 1u;
        _22 = subgroupExclusiveMul(_79);
        if (_77)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    u0_1._m0[gl_LocalInvocationID.x] = _21;
    u0_1._m0[gl_LocalInvocationID.x + 4u] = _22;
    u0_1._m0[gl_LocalInvocationID.x + 8u] = subgroupBallotExclusiveBitCount(subgroupBallot(t1_1._m0[gl_LocalInvocationID.x] > 5u) & uvec4(_65.xy, _19, _20));
    if (!(gl_LocalInvocationID.x == 2u))
    {
        uvec4 _96 = uvec4(((gl_LocalInvocationID.x == 1u) ? 2u : 9u) | ((gl_LocalInvocationID.x == 3u) ? 4u : 0u), 0u, 0u, 0u) & subgroupBallot(true);
        uint _33;
        uint _35;
        for (;;)
        {
            uvec4 _101 = subgroupBroadcastFirst(_96);
            bvec4 _102 = equal(_96, _101);
            bool _103 = all(_102);
            uint _104 = _103 ? t1_1._m0[gl_LocalInvocationID.x] : 0u;
            _33 = subgroupExclusiveAdd(_104);
            uint _105 = _103 ? t1_1._m0[gl_LocalInvocationID.x] : 0u;
            _35 = subgroupExclusiveXor(_105);
            if (_103)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        u0_1._m0[gl_LocalInvocationID.x + 12u] = _33;
        u0_1._m0[gl_LocalInvocationID.x + 16u] = _35;
    }
}

