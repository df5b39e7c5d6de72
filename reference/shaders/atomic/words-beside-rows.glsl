#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) buffer u0
{
    uvec4 _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) buffer u1
{
    uvec4 _m0[];
} u1_1;

layout(set = 0, binding = 2000, std430) buffer u0_2
{
    uint _m0[];
} u0_3;

layout(set = 0, binding = 2001, std430) buffer u1_2
{
    uint _m0[];
} u1_3;

layout(set = 0, binding = 2002, std430) restrict writeonly buffer u2
{
    uvec4 _m0[];
} u2_1;

void main()
{
    uvec4 _42 = u0_1._m0[gl_GlobalInvocationID.x];
    uvec4 _45 = u1_1._m0[gl_GlobalInvocationID.x];
    uint _53 = gl_GlobalInvocationID.x + 16u;
    uint _16 = atomicAdd(u0_3._m0[_53], 5u);
    uint _17 = atomicCompSwap(u1_3._m0[_53], 18u, 7u);
    uint _18 = _17 + _16;
    u2_1._m0[gl_GlobalInvocationID.x] = uvec4((_45.x + _42.x) + _18, (_45.y + _42.y) + _18, (_45.z + _42.z) + _18, (_45.w + _42.w) + _18);
}

