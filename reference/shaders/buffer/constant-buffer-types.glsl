#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[3];
} b0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

void main()
{
    u0_1._m0[0u] = b0_1._m0[0u].x;
    u0_1._m0[1u] = float(int(((floatBitsToUint(b0_1._m0[0u].z) * 10u) + floatBitsToUint(b0_1._m0[0u].y)) + (floatBitsToUint(b0_1._m0[0u].w) * 100u)));
    u0_1._m0[2u] = float(floatBitsToUint(b0_1._m0[1u].y) ^ floatBitsToUint(b0_1._m0[1u].x));
    u0_1._m0[3u] = float(floatBitsToUint(b0_1._m0[1u].z) != 0u);
    u0_1._m0[4u] = ((b0_1._m0[2u].y * 10.0) + b0_1._m0[2u].x) + (b0_1._m0[2u].z * 100.0);
    u0_1._m0[5u] = float(int(floatBitsToUint(b0_1._m0[2u].w)));
}

