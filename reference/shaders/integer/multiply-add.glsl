#version 460
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _24 = gl_GlobalInvocationID.x * 3u;
    uint _29 = _24 + 1u;
    uint _32 = _24 + 2u;
    uint _9 = gl_GlobalInvocationID.x << 1u;
    u0_1._m0[_9] = (t0_1._m0[_24] * t0_1._m0[_29]) + t0_1._m0[_32];
    u0_1._m0[_9 + 1u] = (t0_1._m0[_24] * t0_1._m0[_29]) + (t0_1._m0[_32] + 1u);
}

