#version 460
#extension GL_KHR_shader_subgroup_arithmetic : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

const uint _55[4] = uint[](3u, 5u, 7u, 11u);

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

shared uint last[4];

void main()
{
    uint _2 = 0u;
    last[gl_LocalInvocationIndex] = t0_1._m0[gl_LocalInvocationIndex];
    barrier();
    uint _18;
    bool _19;
    uint _20 = 0u;
    bool _12;
    for (;;)
    {
        _12 = _20 == last[gl_LocalInvocationIndex ^ 1u];
        if (_12)
        {
            u0_1._m0[gl_LocalInvocationIndex] = subgroupAdd(_55[gl_LocalInvocationIndex & 3u]) + (_20 * 100u);
            return;
        }
        _18 = _20 + 1u;
        _19 = _18 < 16u;
        if (_19)
        {
            _20 = _18;
            continue;
        }
        else
        {
            break;
        }
    }
}

