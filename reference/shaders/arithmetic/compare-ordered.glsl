#version 460
layout(local_size_x = 5, local_size_y = 1, local_size_z = 1) in;

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
    u0_1._m0[gl_GlobalInvocationID.x] = ((((uint(t0_1._m0[gl_GlobalInvocationID.x].x < t0_1._m0[gl_GlobalInvocationID.x].y) | ((t0_1._m0[gl_GlobalInvocationID.x].x <= t0_1._m0[gl_GlobalInvocationID.x].y) ? 2u : 0u)) | ((t0_1._m0[gl_GlobalInvocationID.x].x > t0_1._m0[gl_GlobalInvocationID.x].y) ? 4u : 0u)) | ((t0_1._m0[gl_GlobalInvocationID.x].x >= t0_1._m0[gl_GlobalInvocationID.x].y) ? 8u : 0u)) | ((t0_1._m0[gl_GlobalInvocationID.x].x == t0_1._m0[gl_GlobalInvocationID.x].y) ? 16u : 0u)) | ((t0_1._m0[gl_GlobalInvocationID.x].x != t0_1._m0[gl_GlobalInvocationID.x].y) ? 32u : 0u);
}

