#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

shared double cells[8];

void main()
{
    cells[gl_LocalInvocationIndex] = packDouble2x32(uvec2(t0_1._m0[gl_LocalInvocationIndex]));
    barrier();
    double _15 = 0.0lf;
    uint _16 = 0u;
    double _10;
    uint _11;
    bool _12;
    for (;;)
    {
        _10 = cells[_16] + _15;
        _11 = _16 + 1u;
        _12 = _11 > gl_LocalInvocationIndex;
        if (_12)
        {
            break;
        }
        else
        {
            _15 = _10;
            _16 = _11;
            continue;
        }
    }
    u0_1._m0[gl_LocalInvocationIndex] = uvec2(unpackDouble2x32(_10));
}

