#version 460
#extension GL_KHR_shader_subgroup_basic : require
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

uvec2 _19;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    uint _3 = gl_SubgroupID;
    uint _4 = gl_NumSubgroups;
    uvec2 _5;
    _5.x = _3;
    _5.y = _4;
    u0_1._m0[gl_GlobalInvocationID.x] = uvec2(_5);
}

