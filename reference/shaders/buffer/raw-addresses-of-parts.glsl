#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uvec2 _m0[];
} t1_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

void main()
{
    uint _9 = gl_GlobalInvocationID.x * 48u;
    uint _73 = gl_GlobalInvocationID.x * 6u;
    uint _22 = t0_1._m0[gl_GlobalInvocationID.x] * 48u;
    uint _80 = t0_1._m0[gl_GlobalInvocationID.x] * 6u;
    uint _35 = gl_GlobalInvocationID.x << 5u;
    uint _94 = gl_GlobalInvocationID.x * 2u;
    u0_1._m0[_94] = uvec4(t1_1._m0[_73 + 1u].y, t1_1._m0[_73 + 2u].x, t1_1._m0[(_80 & 536870911u) + 1u].y, t1_1._m0[(_80 + 2u) & 536870911u].x);
    uint _102 = _94 + 1u;
    u0_1._m0[_102].x = t1_1._m0[_94 + 2u].y;
    uint _107 = (_80 + 3u) & 536870911u;
    u0_1._m0[_102].z = t1_1._m0[_107].x;
    u0_1._m0[_102].w = t1_1._m0[_107].y;
}

