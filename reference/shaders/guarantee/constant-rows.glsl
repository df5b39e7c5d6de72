#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[4096];
} b0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

layout(set = 0, binding = 1, std140) uniform b1
{
    vec4 _m0[4096];
} b1_1;

void main()
{
    vec4 _48 = mix(vec4(0.0), b0_1._m0[min(t0_1._m0[gl_LocalInvocationIndex], 4095u)], bvec4(t0_1._m0[gl_LocalInvocationIndex] < 4096u));
    u0_1._m0[gl_LocalInvocationIndex] = uvec4(floatBitsToUint(_48.x), floatBitsToUint(_48.y), floatBitsToUint(_48.z), floatBitsToUint(_48.w));
    u0_1._m0[gl_LocalInvocationIndex + 8u] = uvec4(floatBitsToUint((t0_1._m0[gl_LocalInvocationIndex] < 4096u) ? b1_1._m0[min(t0_1._m0[gl_LocalInvocationIndex], 4095u)].y : 0.0));
}

