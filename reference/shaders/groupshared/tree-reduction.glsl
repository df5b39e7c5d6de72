#version 460
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

shared uint partial[64];

void main()
{
    partial[gl_LocalInvocationIndex] = t0_1._m0[gl_GlobalInvocationID.x];
    barrier();
    uint _14;
    bool _15;
    uint _19 = 32u;
    bool _9;
    for (;;)
    {
        _9 = gl_LocalInvocationIndex < _19;
        if (_9)
        {
            partial[gl_LocalInvocationIndex] += partial[_19 + gl_LocalInvocationIndex];
        }
        barrier();
        _14 = _19 >> 1u;
        _15 = _14 == 0u;
        if (_15)
        {
            break;
        }
        else
        {
            _19 = _14;
            continue;
        }
    }
    if (gl_LocalInvocationIndex == 0u)
    {
        u0_1._m0[gl_WorkGroupID.x] = partial[0u];
    }
}

