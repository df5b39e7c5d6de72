#version 460
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer values
{
    uint _m0[];
} values_1;

shared uint partial[64];

uint _2(uint _33, uint _34)
{
    partial[_33] = _34;
    barrier();
    uint _40;
    bool _41;
    uint _43 = 32u;
    bool _35;
    for (;;)
    {
        _35 = _43 > _33;
        if (_35)
        {
            partial[_33] += partial[_43 + _33];
        }
        barrier();
        _40 = _43 >> 1u;
        _41 = _40 == 0u;
        if (_41)
        {
            break;
        }
        else
        {
            _43 = _40;
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

