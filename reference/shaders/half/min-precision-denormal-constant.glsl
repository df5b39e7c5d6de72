#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    float _10 = uintBitsToFloat(t0_1._m0[gl_GlobalInvocationID.x]);
    mediump float mp_copy_10 = _10;
    mediump float _12 = mp_copy_10 * 2.86102294921875e-06;
    u0_1._m0[gl_GlobalInvocationID.x] = floatBitsToUint(_12);
    mediump float _15 = _10;
    u0_1._m0[gl_GlobalInvocationID.x + 4u] = (_10 > 0.0) ? 2147483648u : floatBitsToUint(_15);
}

