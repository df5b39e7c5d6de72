#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    vec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _9 = uint(!(t0_1._m0[gl_GlobalInvocationID.x].x < t0_1._m0[gl_GlobalInvocationID.x].y));
    uint _12 = (t0_1._m0[gl_GlobalInvocationID.x].x <= t0_1._m0[gl_GlobalInvocationID.x].y) ? _9 : (_9 | 2u);
    uint _15 = (t0_1._m0[gl_GlobalInvocationID.x].x > t0_1._m0[gl_GlobalInvocationID.x].y) ? _12 : (_12 | 4u);
    uint _18 = (t0_1._m0[gl_GlobalInvocationID.x].x >= t0_1._m0[gl_GlobalInvocationID.x].y) ? _15 : (_15 | 8u);
    uint _21 = (t0_1._m0[gl_GlobalInvocationID.x].x == t0_1._m0[gl_GlobalInvocationID.x].y) ? _18 : (_18 | 16u);
    u0_1._m0[gl_GlobalInvocationID.x] = (t0_1._m0[gl_GlobalInvocationID.x].x != t0_1._m0[gl_GlobalInvocationID.x].y) ? _21 : (_21 | 32u);
}

