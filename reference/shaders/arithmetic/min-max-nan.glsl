#version 460
layout(local_size_x = 6, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    vec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec2 _m0[];
} u0_1;

void main()
{
    u0_1._m0[gl_GlobalInvocationID.x] = vec2(isnan(t0_1._m0[gl_GlobalInvocationID.x].y) ? t0_1._m0[gl_GlobalInvocationID.x].x : (isnan(t0_1._m0[gl_GlobalInvocationID.x].x) ? t0_1._m0[gl_GlobalInvocationID.x].y : min(t0_1._m0[gl_GlobalInvocationID.x].x, t0_1._m0[gl_GlobalInvocationID.x].y)), isnan(t0_1._m0[gl_GlobalInvocationID.x].y) ? t0_1._m0[gl_GlobalInvocationID.x].x : (isnan(t0_1._m0[gl_GlobalInvocationID.x].x) ? t0_1._m0[gl_GlobalInvocationID.x].y : max(t0_1._m0[gl_GlobalInvocationID.x].x, t0_1._m0[gl_GlobalInvocationID.x].y)));
}

