#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

void main()
{
    uint _12 = gl_GlobalInvocationID.x << 1u;
    u0_1._m0[_12] = uvec4(bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x], int(0u), int(8u)), bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x], int(8u), int(8u)), bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x], int(16u), int(8u)), bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x], int(24u), int(8u)));
    u0_1._m0[_12 + 1u] = uvec4(uint(bitfieldExtract(int(t0_1._m0[gl_GlobalInvocationID.x]), int(0u), int(8u))), uint(bitfieldExtract(int(t0_1._m0[gl_GlobalInvocationID.x]), int(8u), int(8u))), uint(bitfieldExtract(int(t0_1._m0[gl_GlobalInvocationID.x]), int(16u), int(8u))), uint(bitfieldExtract(int(t0_1._m0[gl_GlobalInvocationID.x]), int(24u), int(8u))));
}

