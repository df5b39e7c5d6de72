#version 460
#extension GL_KHR_shader_subgroup_ballot : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

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
    uint _8 = t0_1._m0[gl_LocalInvocationIndex] & 1u;
    uvec4 _68;
    for (;;)
    {
        uint _64 = subgroupBroadcastFirst(_8);
        bool _66 = _8 == _64;
        _68 = subgroupBallot(_66);
        if (_66)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uint _13 = gl_LocalInvocationIndex * 3u;
    u0_1._m0[_13] = _68.x;
    uint _14 = gl_LocalInvocationIndex >> 1u;
    uvec4 _80;
    for (;;)
    {
        uint _78 = subgroupBroadcastFirst(_8);
        bool _79 = _8 == _78;
        _80 = subgroupBallot(_79);
        if (_79)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uvec4 _87;
    for (;;)
    {
        uint _85 = subgroupBroadcastFirst(_14);
        bool _86 = _14 == _85;
        _87 = subgroupBallot(_86);
        if (_86)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    u0_1._m0[_13 + 1u] = _80.x & _87.x;
    uint _26 = uint(t0_1._m0[gl_LocalInvocationIndex] > 5u);
    uvec4 _96;
    for (;;)
    {
        uint _94 = subgroupBroadcastFirst(1u);
        bool _95 = 1u == _94;
        _96 = subgroupBallot(_95);
        if (_95)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uvec4 _103;
    for (;;)
    {
        uint _101 = subgroupBroadcastFirst(_8);
        bool _102 = _8 == _101;
        _103 = subgroupBallot(_102);
        if (_102)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uvec4 _111;
    for (;;)
    {
        uint _109 = subgroupBroadcastFirst(2u);
        bool _110 = 2u == _109;
        _111 = subgroupBallot(_110);
        if (_110)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uvec4 _118;
    for (;;)
    {
        uint _116 = subgroupBroadcastFirst(_26);
        bool _117 = _26 == _116;
        _118 = subgroupBallot(_117);
        if (_117)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    u0_1._m0[_13 + 2u] = ((_96.x & _103.x) & _111.x) & _118.x;
}

