#version 460
#extension GL_KHR_shader_subgroup_basic : require
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _3 = gl_SubgroupInvocationID;
    uint _4 = gl_SubgroupSize;
    uint _26 = gl_GlobalInvocationID.x * 3u;
    u0_1._m0[_26] = _3;
    u0_1._m0[_26 + 1u] = _4;
    u0_1._m0[_26 + 2u] = uint(subgroupElect());
}

