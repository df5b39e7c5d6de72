#version 460
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer values
{
    uint _m0[];
} values_1;

shared uint partial[64];

uint _2(uint _32, uint _33)
{
    partial[_32] = _33;
    barrier();
    uint _39;
    bool _40;
    uint _42 = 32u;
    bool _34;
    for (;;)
    {
        _34 = _42 > _32;
        if (_34)
        {
            partial[_32] += partial[_42 + _32];
        }
        barrier();
        _39 = _42 >> 1u;
        _40 = _39 == 0u;
        if (_40)
        {
            break;
        }
        else
        {
            _42 = _39;
            continue;
        }
    }
    return partial[0u];
}

void main()
{
    uint _10 = _2(gl_LocalInvocationIndex, values_1._m0[gl_GlobalInvocationID.x]);
    if (gl_LocalInvocationIndex == 0u)
    {
        values_1._m0[gl_GlobalInvocationID.x] = _10;
    }
}

