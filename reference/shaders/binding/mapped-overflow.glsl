#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[2];
} b0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _25;
    if (gl_GlobalInvocationID.x == 0u)
    {
        _25 = floatBitsToUint(b0_1._m0[0u].w);
    }
    else
    {
        _25 = floatBitsToUint(b0_1._m0[1u].w);
    }
    u0_1._m0[gl_GlobalInvocationID.x] = ((t1_1._m0[gl_GlobalInvocationID.x] * 10u) + t0_1._m0[gl_GlobalInvocationID.x]) + _25;
}

