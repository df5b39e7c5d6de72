#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(set = 0, binding = 1002, std430) readonly buffer t2
{
    uint _m0[];
} t2_1[4];

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uint _m0[];
} u1_1[2];

void main()
{
    u1_1[((floatBitsToUint(b0_1._m0[0u].x) & 1u) + 1u) - 1u]._m0[gl_GlobalInvocationID.x] = (t2_1[0u]._m0[gl_GlobalInvocationID.x] * 10u) + t2_1[(floatBitsToUint(b0_1._m0[0u].x) + 2u) - 2u]._m0[gl_GlobalInvocationID.x];
    uint _26 = floatBitsToUint(b0_1._m0[0u].x);
    u1_1[(((_26 & 1u) ^ 1u) + 1u) - 1u]._m0[gl_GlobalInvocationID.x] = _26;
}

