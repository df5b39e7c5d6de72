#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

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
    uint _3 = t0_1._m0[gl_GlobalInvocationID.x];
    bool _9 = (_3 & 1u) == 0u;
    if (!_9)
    {
        uint _10 = atomicAdd(u0_1._m0[16u], 1u);
        if (_3 > 4u)
        {
            u0_1._m0[gl_GlobalInvocationID.x] = 1u;
        }
    }
    uint _31;
    if ((_3 & 2u) == 0u)
    {
        uint _14 = atomicAdd(u0_1._m0[17u], 1u);
        uint _30;
        if (_3 > 4u)
        {
            _30 = 2u;
        }
        else
        {
            _30 = 3u;
        }
        _31 = _30;
    }
    else
    {
        _31 = 2u;
    }
    if (_31 == 2u)
    {
        u0_1._m0[gl_GlobalInvocationID.x] += 2u;
    }
    if (_9)
    {
        uint _22 = atomicAdd(u0_1._m0[18u], 1u);
        if (!(_3 > 4u))
        {
            return;
        }
    }
    if ((_3 & 4u) == 0u)
    {
        uint _27 = atomicAdd(u0_1._m0[19u], 1u);
        if (!((_3 + 3u) > 4u))
        {
            return;
        }
    }
    u0_1._m0[gl_GlobalInvocationID.x + 8u] = 1u;
}

