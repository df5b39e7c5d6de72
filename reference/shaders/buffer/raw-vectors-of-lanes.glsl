#version 460
#extension GL_KHR_shader_subgroup_basic : require
layout(local_size_x = 16, local_size_y = 1, local_size_z = 1) in;

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
    uint _3 = gl_SubgroupInvocationID;
    uint _4 = gl_GlobalInvocationID.x / 3u;
    uint _12 = _3 << 2u;
    uint _20 = _4 << 2u;
    uint _41;
    if ((_3 & 3u) == 0u)
    {
        _41 = t0_1._m0[((_3 * 268435460u) & 1073741823u) + 1u] - _12;
    }
    else
    {
        _41 = 0u;
    }
    uint _42;
    if ((_4 & 3u) == 0u)
    {
        _42 = t0_1._m0[((_4 * 268435460u) & 1073741823u) + 2u] - _20;
    }
    else
    {
        _42 = 0u;
    }
    u0_1._m0[gl_GlobalInvocationID.x] = uvec4(t0_1._m0[(_3 * 4u) + 4u] - _12, t0_1._m0[_4 * 4u] - _20, _41, _42);
}

