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
    u0_1._m0[0u] = vec4((t0_1._m0[0u].x < t0_1._m0[1u].x) ? t0_1._m0[0u].x : (t0_1._m0[1u].x * 2.0), (t0_1._m0[0u].y < t0_1._m0[1u].y) ? t0_1._m0[0u].y : (t0_1._m0[1u].y * 2.0), (t0_1._m0[0u].z < t0_1._m0[1u].z) ? t0_1._m0[0u].z : (t0_1._m0[1u].z * 2.0), (t0_1._m0[0u].w < t0_1._m0[1u].w) ? t0_1._m0[0u].w : (t0_1._m0[1u].w * 2.0));
    bool _30 = (t0_1._m0[0u].w < 100.0) && ((t0_1._m0[0u].z < 100.0) && ((t0_1._m0[0u].x < 100.0) && (t0_1._m0[0u].y < 100.0)));
    u0_1._m0[1u] = vec4(_30 ? t0_1._m0[0u].w : t0_1._m0[1u].x, _30 ? t0_1._m0[0u].z : t0_1._m0[1u].y, _30 ? t0_1._m0[0u].y : t0_1._m0[1u].z, _30 ? t0_1._m0[0u].x : t0_1._m0[1u].w);
    u0_1._m0[2u] = vec4(((t0_1._m0[0u].w > t0_1._m0[1u].w) || ((t0_1._m0[0u].z > t0_1._m0[1u].z) || ((t0_1._m0[0u].x > t0_1._m0[1u].x) || (t0_1._m0[0u].y > t0_1._m0[1u].y)))) ? t0_1._m0[0u].x : t0_1._m0[1u].y);
}

