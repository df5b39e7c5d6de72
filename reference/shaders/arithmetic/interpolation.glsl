#version 460
layout(local_size_x = 5, local_size_y = 1, local_size_z = 1) in;

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
    float _54 = isnan(0.0) ? t0_1._m0[gl_GlobalInvocationID.x] : (isnan(t0_1._m0[gl_GlobalInvocationID.x]) ? 0.0 : max(t0_1._m0[gl_GlobalInvocationID.x], 0.0));
    float _12 = isnan(1.0) ? _54 : (isnan(_54) ? 1.0 : min(_54, 1.0));
    uint _44 = gl_GlobalInvocationID.x * 3u;
    u0_1._m0[_44] = (t0_1._m0[gl_GlobalInvocationID.x] * 10.0) + 10.0;
    u0_1._m0[_44 + 1u] = (t0_1._m0[gl_GlobalInvocationID.x] < 0.5) ? 0.0 : 1.0;
    u0_1._m0[_44 + 2u] = (_12 * _12) * (3.0 - (_12 * 2.0));
}

