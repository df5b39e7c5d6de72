#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[11];
} b0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uint _m0[];
} u1_1;

void main()
{
    u0_1._m0[gl_GlobalInvocationID.x] = uvec2(unpackDouble2x32(packDouble2x32(floatBitsToUint(b0_1._m0[t0_1._m0[gl_GlobalInvocationID.x] & 3u].xy))));
    u0_1._m0[gl_GlobalInvocationID.x + 4u] = uvec2(unpackDouble2x32(packDouble2x32(floatBitsToUint(b0_1._m0[(t0_1._m0[gl_GlobalInvocationID.x] % 3u) + 4u].zw))));
    u1_1._m0[gl_GlobalInvocationID.x] = floatBitsToUint(b0_1._m0[((t0_1._m0[gl_GlobalInvocationID.x] & 3u) ^ 3u) + 7u].x);
}

