#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uvec2 _m0[];
} u1_1;

void main()
{
    uint _31 = (gl_GlobalInvocationID.x << 1u) * 3u;
    uint _35 = _31 + 1u;
    uint _38 = _31 + 2u;
    u0_1._m0[_31] = t0_1._m0[_38];
    u0_1._m0[_35] = t0_1._m0[_35];
    u0_1._m0[_38] = t0_1._m0[_31];
    u1_1._m0[gl_GlobalInvocationID.x] = uvec2(uint(u0_1._m0.length()) / 3u, 12u);
    u1_1._m0[gl_GlobalInvocationID.x + 2u] = uvec2(uint(t0_1._m0.length()) / 3u, 12u);
}

