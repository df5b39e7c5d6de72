#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2002, std430) restrict writeonly buffer u2
{
    float _m0[];
} u2_1;

void main()
{
    float _3 = float(gl_GlobalInvocationID.x);
    uint _6 = atomicExchange(u0_1._m0[gl_GlobalInvocationID.x], floatBitsToUint(_3 * 0.5));
    uint _7 = atomicCompSwap(u0_1._m0[gl_GlobalInvocationID.x], 1056964608u, 1090519040u);
    uint _8 = atomicCompSwap(u0_1._m0[gl_GlobalInvocationID.x], 1069547520u, 1091567616u);
    uint _10 = atomicExchange(u1_1._m0[gl_GlobalInvocationID.x], 1048576000u);
    uint _12 = atomicCompSwap(u1_1._m0[gl_GlobalInvocationID.x], 1048576000u, floatBitsToUint(_3));
    u2_1._m0[gl_GlobalInvocationID.x] = ((uintBitsToFloat(_7) * 10.0) + uintBitsToFloat(_6)) + (uintBitsToFloat(_10) * 100.0);
}

