#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[2];
} b0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

void main()
{
    uint _4 = gl_WorkGroupID.x & 1u;
    u0_1._m0[gl_GlobalInvocationID.x] = uvec4(floatBitsToUint(b0_1._m0[_4].x) * gl_GlobalInvocationID.x, floatBitsToUint(b0_1._m0[_4].y) * gl_GlobalInvocationID.x, floatBitsToUint(b0_1._m0[_4].z) * gl_GlobalInvocationID.x, floatBitsToUint(b0_1._m0[_4].w) * gl_GlobalInvocationID.x);
}

