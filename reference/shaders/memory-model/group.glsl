#version 460
layout(local_size_x = 16, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2002, std430) restrict buffer u2
{
    uint _m0[];
} u2_1;

layout(set = 0, binding = 2001, r32ui) uniform restrict uimage2D u1;

shared uint tile[16];

void main()
{
    tile[gl_LocalInvocationIndex] = t0_1._m0[gl_LocalInvocationIndex];
    barrier();
    u0_1._m0[gl_LocalInvocationIndex] = tile[gl_LocalInvocationIndex ^ 1u];
    memoryBarrierBuffer();
    memoryBarrierImage();
    barrier();
    imageStore(u1, ivec2(uvec2(gl_LocalInvocationIndex, 0u)), uvec4(u0_1._m0[(gl_LocalInvocationIndex + 2u) & 15u]));
    memoryBarrier();
    barrier();
    u2_1._m0[gl_LocalInvocationIndex] = imageLoad(u1, ivec2(uvec2((gl_LocalInvocationIndex + 4u) & 15u, 0u))).x;
    memoryBarrier();
    barrier();
    uint _30 = atomicAdd(u2_1._m0[16u], u2_1._m0[gl_LocalInvocationIndex ^ 8u]);
}

