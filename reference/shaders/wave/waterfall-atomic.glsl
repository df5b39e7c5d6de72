#version 460
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_basic : require
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _8 = t0_1._m0[gl_GlobalInvocationID.x] & 7u;
    bool _14;
    bool _10;
    do
    {
        _10 = _8 == subgroupBroadcastFirst(_8);
        if (_10)
        {
            uvec4 _41 = subgroupBallot(true);
            uint _11 = subgroupBallotBitCount(_41);
            if (subgroupElect())
            {
                uint _13 = atomicAdd(u0_1._m0[_8], _11);
            }
            _14 = false;
        }
        else
        {
            _14 = true;
        }
    } while (_14);
}

