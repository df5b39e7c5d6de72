#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

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
    uint _9 = gl_GlobalInvocationID.x << 2u;
    u0_1._m0[_9] = t0_1._m0[gl_GlobalInvocationID.x].x + t0_1._m0[gl_GlobalInvocationID.x].y;
    u0_1._m0[_9 + 1u] = t0_1._m0[gl_GlobalInvocationID.x].x - t0_1._m0[gl_GlobalInvocationID.x].y;
    u0_1._m0[_9 + 2u] = t0_1._m0[gl_GlobalInvocationID.x].x * t0_1._m0[gl_GlobalInvocationID.x].y;
    u0_1._m0[_9 + 3u] = -t0_1._m0[gl_GlobalInvocationID.x].x;
}

