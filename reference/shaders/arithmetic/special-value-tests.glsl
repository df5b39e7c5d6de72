#version 460
layout(local_size_x = 10, local_size_y = 1, local_size_z = 1) in;

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
    float _8 = uintBitsToFloat(t0_1._m0[gl_GlobalInvocationID.x]);
    uint _10 = uint((floatBitsToUint(_8) & 2147483647u) > 2139095040u);
    uint _13 = ((floatBitsToUint(_8) & 2147483647u) == 2139095040u) ? (_10 | 2u) : _10;
    u0_1._m0[gl_GlobalInvocationID.x] = ((floatBitsToUint(_8) & 2147483647u) < 2139095040u) ? (_13 | 4u) : _13;
}

