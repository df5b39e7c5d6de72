#version 460
layout(local_size_x = 6, local_size_y = 1, local_size_z = 1) in;

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
    u0_1._m0[gl_GlobalInvocationID.x] = abs(t0_1._m0[gl_GlobalInvocationID.x]);
    float _55 = isnan(0.0) ? t0_1._m0[gl_GlobalInvocationID.x] : (isnan(t0_1._m0[gl_GlobalInvocationID.x]) ? 0.0 : max(t0_1._m0[gl_GlobalInvocationID.x], 0.0));
    u0_1._m0[gl_GlobalInvocationID.x + 6u] = isnan(1.0) ? _55 : (isnan(_55) ? 1.0 : min(_55, 1.0));
    u0_1._m0[gl_GlobalInvocationID.x + 12u] = float(int(uint(t0_1._m0[gl_GlobalInvocationID.x] > 0.0) - uint(t0_1._m0[gl_GlobalInvocationID.x] < 0.0)));
    float _18 = isnan(-2.0) ? t0_1._m0[gl_GlobalInvocationID.x] : (isnan(t0_1._m0[gl_GlobalInvocationID.x]) ? (-2.0) : max(t0_1._m0[gl_GlobalInvocationID.x], -2.0));
    u0_1._m0[gl_GlobalInvocationID.x + 18u] = isnan(2.0) ? _18 : (isnan(_18) ? 2.0 : min(_18, 2.0));
}

