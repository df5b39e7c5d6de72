#version 460
#extension GL_KHR_shader_subgroup_ballot : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

void main()
{
    uvec4 _55;
    for (;;)
    {
        uint _51 = subgroupBroadcastFirst(t0_1._m0[gl_LocalInvocationID.x]);
        bool _53 = t0_1._m0[gl_LocalInvocationID.x] == _51;
        _55 = subgroupBallot(_53);
        if (_53)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    u0_1._m0[gl_LocalInvocationID.x] = uvec4(_55);
    float _13 = float(t0_1._m0[gl_LocalInvocationID.x]) * 0.5;
    uvec4 _72;
    for (;;)
    {
        uint _69 = floatBitsToUint(_13);
        uint _70 = subgroupBroadcastFirst(_69);
        bool _71 = _69 == _70;
        _72 = subgroupBallot(_71);
        if (_71)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    u0_1._m0[gl_LocalInvocationID.x + 4u] = uvec4(_72);
    uint _19 = gl_LocalInvocationID.x >> 1u;
    uvec4 _83;
    for (;;)
    {
        uint _81 = subgroupBroadcastFirst(t0_1._m0[gl_LocalInvocationID.x]);
        bool _82 = t0_1._m0[gl_LocalInvocationID.x] == _81;
        _83 = subgroupBallot(_82);
        if (_82)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uvec4 _90;
    for (;;)
    {
        uint _88 = subgroupBroadcastFirst(_19);
        bool _89 = _19 == _88;
        _90 = subgroupBallot(_89);
        if (_89)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    u0_1._m0[gl_LocalInvocationID.x + 8u] = uvec4(_90.x & _83.x, _90.y & _83.y, _90.z & _83.z, _90.w & _83.w);
}

