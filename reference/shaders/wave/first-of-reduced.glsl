#version 460
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_vote : require
#extension GL_KHR_shader_subgroup_ballot : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uvec4 _m0[];
} u0_1;

void main()
{
    uint _9 = subgroupOr(u0_1._m0[gl_LocalInvocationIndex].x);
    uint _11 = subgroupMin(u0_1._m0[gl_LocalInvocationIndex].x);
    uint _12 = _11;
    bool _15 = subgroupAll(u0_1._m0[gl_LocalInvocationIndex].x > 4u);
    uint _23 = 0u;
    uint _16;
    bool _17;
    uint _18;
    for (;;)
    {
        _16 = subgroupAdd(u0_1._m0[gl_LocalInvocationIndex].x);
        _17 = _23 == gl_LocalInvocationIndex;
        _18 = _23 + 1u;
        if (_17)
        {
            break;
        }
        else
        {
            _23 = _18;
            continue;
        }
    }
    u0_1._m0[gl_LocalInvocationIndex] = uvec4((_12 + _9) + (_15 ? 100u : 200u), _16, subgroupBroadcastFirst(_16), gl_LocalInvocationIndex);
}

