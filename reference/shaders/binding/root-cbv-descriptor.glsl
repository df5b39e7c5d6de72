#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[64];
} b0_1;

layout(set = 3, binding = 0, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

void main()
{
    u0_1._m0[gl_GlobalInvocationID.x] = uvec4((floatBitsToUint(b0_1._m0[gl_WorkGroupID.x].x) * gl_GlobalInvocationID.x) + floatBitsToUint(b0_1._m0[3u].x), (floatBitsToUint(b0_1._m0[gl_WorkGroupID.x].y) * gl_GlobalInvocationID.x) + floatBitsToUint(b0_1._m0[3u].y), (floatBitsToUint(b0_1._m0[gl_WorkGroupID.x].z) * gl_GlobalInvocationID.x) + floatBitsToUint(b0_1._m0[3u].z), (floatBitsToUint(b0_1._m0[gl_WorkGroupID.x].w) * gl_GlobalInvocationID.x) + floatBitsToUint(b0_1._m0[3u].w));
}

