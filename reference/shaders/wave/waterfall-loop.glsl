#version 460
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_arithmetic : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    uint _2 = 0u;
    uint _10;
    bool _11;
    for (;;)
    {
        _10 = subgroupBroadcastFirst(t0_1._m0[gl_LocalInvocationID.x]);
        _11 = t0_1._m0[gl_LocalInvocationID.x] == _10;
        if (_11)
        {
            u0_1._m0[gl_LocalInvocationID.x] = uvec2(_10, subgroupAdd(gl_LocalInvocationID.x + 1u));
            return;
        }
        continue;
    }
}

