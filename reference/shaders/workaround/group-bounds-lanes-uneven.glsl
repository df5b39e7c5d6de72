#version 460
#extension GL_KHR_shader_subgroup_basic : require
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _2 = gl_SubgroupSize;
    bool _8;
    if (_2 > 3u)
    {
        _8 = ((_2 + 4294967295u) & _2) == 0u;
    }
    else
    {
        _8 = false;
    }
    u0_1._m0[0u] = uint(_8);
}

