#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

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
    uint _26 = gl_GlobalInvocationID.x * 3u;
    uint _43 = (1u - gl_GlobalInvocationID.x) * 3u;
    u0_1._m0[_43] = floatBitsToUint(uintBitsToFloat(t0_1._m0[_26 + 1u]));
    u0_1._m0[_43 + 1u] = floatBitsToUint(uintBitsToFloat(t0_1._m0[_26]));
    u0_1._m0[_43 + 2u] = t0_1._m0[_26 + 2u] + 1u;
}

