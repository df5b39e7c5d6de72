#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    vec4 _m0[];
} t0_1;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[7];
} b0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

void main()
{
    uint _32 = gl_GlobalInvocationID.x << 1u;
    u0_1._m0[_32] = vec4(fma(b0_1._m0[0u].w, t0_1._m0[gl_GlobalInvocationID.x].w, fma(b0_1._m0[0u].z, t0_1._m0[gl_GlobalInvocationID.x].z, fma(b0_1._m0[0u].y, t0_1._m0[gl_GlobalInvocationID.x].y, b0_1._m0[0u].x * t0_1._m0[gl_GlobalInvocationID.x].x))), fma(b0_1._m0[1u].w, t0_1._m0[gl_GlobalInvocationID.x].w, fma(b0_1._m0[1u].z, t0_1._m0[gl_GlobalInvocationID.x].z, fma(b0_1._m0[1u].y, t0_1._m0[gl_GlobalInvocationID.x].y, b0_1._m0[1u].x * t0_1._m0[gl_GlobalInvocationID.x].x))), fma(b0_1._m0[2u].w, t0_1._m0[gl_GlobalInvocationID.x].w, fma(b0_1._m0[2u].z, t0_1._m0[gl_GlobalInvocationID.x].z, fma(b0_1._m0[2u].y, t0_1._m0[gl_GlobalInvocationID.x].y, b0_1._m0[2u].x * t0_1._m0[gl_GlobalInvocationID.x].x))), 0.0);
    u0_1._m0[_32 + 1u] = vec4(fma(b0_1._m0[6u].x, t0_1._m0[gl_GlobalInvocationID.x].w, fma(b0_1._m0[5u].x, t0_1._m0[gl_GlobalInvocationID.x].z, fma(b0_1._m0[4u].x, t0_1._m0[gl_GlobalInvocationID.x].y, b0_1._m0[3u].x * t0_1._m0[gl_GlobalInvocationID.x].x))), fma(b0_1._m0[6u].y, t0_1._m0[gl_GlobalInvocationID.x].w, fma(b0_1._m0[5u].y, t0_1._m0[gl_GlobalInvocationID.x].z, fma(b0_1._m0[4u].y, t0_1._m0[gl_GlobalInvocationID.x].y, b0_1._m0[3u].y * t0_1._m0[gl_GlobalInvocationID.x].x))), fma(b0_1._m0[6u].z, t0_1._m0[gl_GlobalInvocationID.x].w, fma(b0_1._m0[5u].z, t0_1._m0[gl_GlobalInvocationID.x].z, fma(b0_1._m0[4u].z, t0_1._m0[gl_GlobalInvocationID.x].y, b0_1._m0[3u].z * t0_1._m0[gl_GlobalInvocationID.x].x))), fma(b0_1._m0[6u].w, t0_1._m0[gl_GlobalInvocationID.x].w, fma(b0_1._m0[5u].w, t0_1._m0[gl_GlobalInvocationID.x].z, fma(b0_1._m0[4u].w, t0_1._m0[gl_GlobalInvocationID.x].y, b0_1._m0[3u].w * t0_1._m0[gl_GlobalInvocationID.x].x))));
}

