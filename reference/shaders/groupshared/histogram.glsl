#version 460
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

shared uint local_bins[16];

void main()
{
    bool _4 = gl_LocalInvocationIndex < 16u;
    bool _15;
    if (_4)
    {
        local_bins[gl_LocalInvocationIndex] = 0u;
        _15 = _4;
    }
    else
    {
        _15 = false;
    }
    barrier();
    uint _11 = atomicAdd(local_bins[t0_1._m0[gl_GlobalInvocationID.x] & 15u], 1u);
    barrier();
    if (!_15)
    {
        return;
    }
    if (!(local_bins[gl_LocalInvocationIndex] == 0u))
    {
        uint _14 = atomicAdd(u0_1._m0[gl_LocalInvocationIndex], local_bins[gl_LocalInvocationIndex]);
    }
}

