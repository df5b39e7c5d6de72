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
    u0_1._m0[0u] = vec4((t0_1._m0[2u].x * 2.0) + t0_1._m0[0u].x, (t0_1._m0[2u].y * 2.0) + t0_1._m0[0u].y, (t0_1._m0[2u].z * 2.0) + t0_1._m0[0u].z, (t0_1._m0[2u].w * 2.0) + t0_1._m0[0u].w);
    u0_1._m0[1u] = vec4((t0_1._m0[3u].x * 2.0) + t0_1._m0[1u].x, (t0_1._m0[3u].y * 2.0) + t0_1._m0[1u].y, (t0_1._m0[3u].z * 2.0) + t0_1._m0[1u].z, (t0_1._m0[3u].w * 2.0) + t0_1._m0[1u].w);
    u0_1._m0[2u] = vec4((isnan(t0_1._m0[2u].x) ? t0_1._m0[0u].x : (isnan(t0_1._m0[0u].x) ? t0_1._m0[2u].x : max(t0_1._m0[0u].x, t0_1._m0[2u].x))) - (isnan(t0_1._m0[2u].x) ? t0_1._m0[0u].x : (isnan(t0_1._m0[0u].x) ? t0_1._m0[2u].x : min(t0_1._m0[0u].x, t0_1._m0[2u].x))), (isnan(t0_1._m0[2u].y) ? t0_1._m0[0u].y : (isnan(t0_1._m0[0u].y) ? t0_1._m0[2u].y : max(t0_1._m0[0u].y, t0_1._m0[2u].y))) - (isnan(t0_1._m0[2u].y) ? t0_1._m0[0u].y : (isnan(t0_1._m0[0u].y) ? t0_1._m0[2u].y : min(t0_1._m0[0u].y, t0_1._m0[2u].y))), (isnan(t0_1._m0[2u].z) ? t0_1._m0[0u].z : (isnan(t0_1._m0[0u].z) ? t0_1._m0[2u].z : max(t0_1._m0[0u].z, t0_1._m0[2u].z))) - (isnan(t0_1._m0[2u].z) ? t0_1._m0[0u].z : (isnan(t0_1._m0[0u].z) ? t0_1._m0[2u].z : min(t0_1._m0[0u].z, t0_1._m0[2u].z))), (isnan(t0_1._m0[2u].w) ? t0_1._m0[0u].w : (isnan(t0_1._m0[0u].w) ? t0_1._m0[2u].w : max(t0_1._m0[0u].w, t0_1._m0[2u].w))) - (isnan(t0_1._m0[2u].w) ? t0_1._m0[0u].w : (isnan(t0_1._m0[0u].w) ? t0_1._m0[2u].w : min(t0_1._m0[0u].w, t0_1._m0[2u].w))));
    u0_1._m0[3u] = vec4((isnan(t0_1._m0[3u].x) ? t0_1._m0[1u].x : (isnan(t0_1._m0[1u].x) ? t0_1._m0[3u].x : max(t0_1._m0[1u].x, t0_1._m0[3u].x))) - (isnan(t0_1._m0[3u].x) ? t0_1._m0[1u].x : (isnan(t0_1._m0[1u].x) ? t0_1._m0[3u].x : min(t0_1._m0[1u].x, t0_1._m0[3u].x))), (isnan(t0_1._m0[3u].y) ? t0_1._m0[1u].y : (isnan(t0_1._m0[1u].y) ? t0_1._m0[3u].y : max(t0_1._m0[1u].y, t0_1._m0[3u].y))) - (isnan(t0_1._m0[3u].y) ? t0_1._m0[1u].y : (isnan(t0_1._m0[1u].y) ? t0_1._m0[3u].y : min(t0_1._m0[1u].y, t0_1._m0[3u].y))), (isnan(t0_1._m0[3u].z) ? t0_1._m0[1u].z : (isnan(t0_1._m0[1u].z) ? t0_1._m0[3u].z : max(t0_1._m0[1u].z, t0_1._m0[3u].z))) - (isnan(t0_1._m0[3u].z) ? t0_1._m0[1u].z : (isnan(t0_1._m0[1u].z) ? t0_1._m0[3u].z : min(t0_1._m0[1u].z, t0_1._m0[3u].z))), (isnan(t0_1._m0[3u].w) ? t0_1._m0[1u].w : (isnan(t0_1._m0[1u].w) ? t0_1._m0[3u].w : max(t0_1._m0[1u].w, t0_1._m0[3u].w))) - (isnan(t0_1._m0[3u].w) ? t0_1._m0[1u].w : (isnan(t0_1._m0[1u].w) ? t0_1._m0[3u].w : min(t0_1._m0[1u].w, t0_1._m0[3u].w))));
    u0_1._m0[4u] = vec4(fma(t0_1._m0[0u].x, t0_1._m0[2u].x, t0_1._m0[0u].x), fma(t0_1._m0[0u].y, t0_1._m0[2u].y, t0_1._m0[0u].y), fma(t0_1._m0[0u].z, t0_1._m0[2u].z, t0_1._m0[0u].z), fma(t0_1._m0[0u].w, t0_1._m0[2u].w, t0_1._m0[0u].w));
    u0_1._m0[5u] = vec4(fma(t0_1._m0[1u].x, t0_1._m0[3u].x, t0_1._m0[1u].x), fma(t0_1._m0[1u].y, t0_1._m0[3u].y, t0_1._m0[1u].y), fma(t0_1._m0[1u].z, t0_1._m0[3u].z, t0_1._m0[1u].z), fma(t0_1._m0[1u].w, t0_1._m0[3u].w, t0_1._m0[1u].w));
    u0_1._m0[6u] = vec4(abs(-t0_1._m0[0u].x), abs(-t0_1._m0[0u].y), abs(-t0_1._m0[0u].z), abs(-t0_1._m0[0u].w));
    u0_1._m0[7u] = vec4(abs(-t0_1._m0[1u].x), abs(-t0_1._m0[1u].y), abs(-t0_1._m0[1u].z), abs(-t0_1._m0[1u].w));
    u0_1._m0[8u] = vec4((t0_1._m0[0u].x < t0_1._m0[2u].x) ? t0_1._m0[0u].x : t0_1._m0[2u].x, (t0_1._m0[0u].y < t0_1._m0[2u].y) ? t0_1._m0[0u].y : t0_1._m0[2u].y, (t0_1._m0[0u].z < t0_1._m0[2u].z) ? t0_1._m0[0u].z : t0_1._m0[2u].z, (t0_1._m0[0u].w < t0_1._m0[2u].w) ? t0_1._m0[0u].w : t0_1._m0[2u].w);
    u0_1._m0[9u] = vec4((t0_1._m0[1u].x < t0_1._m0[3u].x) ? t0_1._m0[1u].x : t0_1._m0[3u].x, (t0_1._m0[1u].y < t0_1._m0[3u].y) ? t0_1._m0[1u].y : t0_1._m0[3u].y, (t0_1._m0[1u].z < t0_1._m0[3u].z) ? t0_1._m0[1u].z : t0_1._m0[3u].z, (t0_1._m0[1u].w < t0_1._m0[3u].w) ? t0_1._m0[1u].w : t0_1._m0[3u].w);
}

