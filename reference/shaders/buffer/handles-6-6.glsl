#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 1002, std430) readonly buffer t2
{
    uint _m0[];
} t2_1[2];

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

layout(set = 0, binding = 1001) uniform samplerBuffer t1;

void main()
{
    u0_1._m0[gl_GlobalInvocationID.x] = (float((t0_1._m0[gl_GlobalInvocationID.x] * 10u) + floatBitsToUint(b0_1._m0[gl_GlobalInvocationID.x >> 2u][gl_GlobalInvocationID.x & 3u])) + texelFetch(t1, int(gl_GlobalInvocationID.x)).x) + float(t2_1[(floatBitsToUint(b0_1._m0[0u].z) + 2u) - 2u]._m0[(gl_GlobalInvocationID.x * 2u) + 1u] * 1000u);
}

