#version 460
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _9 = gl_GlobalInvocationID.x * 6u;
    u0_1._m0[_9] = min(t0_1._m0[gl_GlobalInvocationID.x].x, t0_1._m0[gl_GlobalInvocationID.x].y);
    u0_1._m0[_9 + 1u] = max(t0_1._m0[gl_GlobalInvocationID.x].x, t0_1._m0[gl_GlobalInvocationID.x].y);
    u0_1._m0[_9 + 2u] = uint(min(int(t0_1._m0[gl_GlobalInvocationID.x].x), int(t0_1._m0[gl_GlobalInvocationID.x].y)));
    u0_1._m0[_9 + 3u] = uint(max(int(t0_1._m0[gl_GlobalInvocationID.x].x), int(t0_1._m0[gl_GlobalInvocationID.x].y)));
    u0_1._m0[_9 + 4u] = min(max(t0_1._m0[gl_GlobalInvocationID.x].x, 2u), 10u);
    u0_1._m0[_9 + 5u] = uint(min(int(uint(max(int(t0_1._m0[gl_GlobalInvocationID.x].x), int(4294967294u)))), int(10u)));
}

