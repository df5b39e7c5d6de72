#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    float _m0[];
} u1_1;

void main()
{
    u0_1._m0[gl_GlobalInvocationID.x] = packHalf2x16(vec2(t0_1._m0[gl_GlobalInvocationID.x], 0.0));
    u1_1._m0[gl_GlobalInvocationID.x] = unpackHalf2x16(t1_1._m0[gl_GlobalInvocationID.x]).x;
}

