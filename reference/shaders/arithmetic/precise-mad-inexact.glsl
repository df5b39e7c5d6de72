#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

void main()
{
    uint _25 = gl_GlobalInvocationID.x * 3u;
    uint _30 = _25 + 1u;
    uint _33 = _25 + 2u;
    precise float _35 = t0_1._m0[_25] * t0_1._m0[_30];
    precise float _8 = _35 + t0_1._m0[_33];
    precise float _9 = t0_1._m0[_25] * t0_1._m0[_30];
    precise float _10 = t0_1._m0[_33] + _9;
    uint _11 = gl_GlobalInvocationID.x << 1u;
    u0_1._m0[_11] = _8;
    u0_1._m0[_11 + 1u] = _10;
}

