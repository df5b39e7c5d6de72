#version 460
layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

shared uint tile[72];

void main()
{
    uint _6 = gl_WorkGroupID.y << 3u;
    uint _9 = gl_WorkGroupID.x << 3u;
    tile[gl_LocalInvocationID.x + (gl_LocalInvocationID.y * 9u)] = t0_1._m0[(_9 + gl_LocalInvocationID.x) + ((_6 + gl_LocalInvocationID.y) << 4u)];
    barrier();
    u0_1._m0[(_6 + gl_LocalInvocationID.x) + ((_9 + gl_LocalInvocationID.y) << 4u)] = tile[gl_LocalInvocationID.y + (gl_LocalInvocationID.x * 9u)];
}

