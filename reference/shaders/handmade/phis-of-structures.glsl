#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    uint _m0[];
} source_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer target
{
    uint _m0[];
} target_1;

void main()
{
    uint _19;
    float _20;
    float _21;
    uint _22;
    if (gl_GlobalInvocationID.x > 0u)
    {
        uint _9 = source_1._m0[0u];
        float _10 = 2.0;
        float _11 = 3.0;
        uint _12 = 4u;
        _19 = _9;
        _20 = _10;
        _21 = _11;
        _22 = _12;
    }
    else
    {
        _19 = 5u;
        _20 = 6.0;
        _21 = 7.0;
        _22 = 8u;
    }
    uint _15 = gl_GlobalInvocationID.x << 4u;
    uint _53 = gl_GlobalInvocationID.x * 4u;
    target_1._m0[_53] = _19;
    target_1._m0[_53 + 1u] = floatBitsToUint(_20);
    target_1._m0[_53 + 2u] = floatBitsToUint(_21);
    target_1._m0[_53 + 3u] = _22;
}

