#version 460
layout(local_size_x = 16, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

shared uint largest;

void main()
{
    bool _5 = gl_LocalInvocationIndex == 0u;
    if (_5)
    {
        largest = 0u;
    }
    barrier();
    uint _11 = floatBitsToUint(t0_1._m0[gl_GlobalInvocationID.x]);
    uint _16 = atomicMax(largest, (int(_11) < int(0u)) ? (~_11) : (_11 | 2147483648u));
    barrier();
    if (_5)
    {
        u0_1._m0[gl_WorkGroupID.x] = uintBitsToFloat((int(largest) < int(0u)) ? (largest & 2147483647u) : (~largest));
    }
}

