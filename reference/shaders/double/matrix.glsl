#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[3];
} b0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

void main()
{
    double _7 = double(gl_GlobalInvocationID.x);
    double _12 = packDouble2x32(floatBitsToUint(b0_1._m0[2u].xy));
    u0_1._m0[gl_GlobalInvocationID.x] = uvec4(unpackDouble2x32(((packDouble2x32(floatBitsToUint(b0_1._m0[0u].xy)) * _7) + packDouble2x32(floatBitsToUint(b0_1._m0[0u].zw))) * _12), unpackDouble2x32(((packDouble2x32(floatBitsToUint(b0_1._m0[1u].xy)) * _7) + packDouble2x32(floatBitsToUint(b0_1._m0[1u].zw))) * _12));
}

