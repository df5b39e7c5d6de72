#version 460
layout(local_size_x = 16, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

void main()
{
    float _8 = t0_1._m0[gl_GlobalInvocationID.x] * 0.5;
    u0_1._m0[gl_GlobalInvocationID.x] = sin(t0_1._m0[gl_GlobalInvocationID.x]);
    u0_1._m0[gl_GlobalInvocationID.x + 16u] = cos(t0_1._m0[gl_GlobalInvocationID.x]);
    u0_1._m0[gl_GlobalInvocationID.x + 32u] = tan(t0_1._m0[gl_GlobalInvocationID.x] * 0.1500000059604644775390625);
    u0_1._m0[gl_GlobalInvocationID.x + 48u] = sin(_8);
    u0_1._m0[gl_GlobalInvocationID.x + 64u] = cos(_8);
}

