#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    vec4 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

void main()
{
    u0_1._m0[0u] = vec4(1.0 / t0_1._m0[0u].x, 1.0 / t0_1._m0[0u].y, 1.0 / t0_1._m0[0u].z, 1.0 / t0_1._m0[0u].w);
    u0_1._m0[1u] = vec4(t0_1._m0[1u].x * 57.295780181884765625, t0_1._m0[1u].y * 0.01745329238474369049072265625, 1.0 / t0_1._m0[1u].z, t0_1._m0[1u].w * 0.3333333432674407958984375);
}

