#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

const float _33[5] = float[](uintBitsToFloat(0x7f800000u /* inf */), uintBitsToFloat(0xff800000u /* -inf */), uintBitsToFloat(0x7fc00000u /* nan */), 3.4028234663852885981170418348452e+38, -0.0);

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

void main()
{
    u0_1._m0[0u] = _33[gl_GlobalInvocationID.x % 5u];
    u0_1._m0[1u] = _33[(gl_GlobalInvocationID.x + 1u) % 5u];
    u0_1._m0[2u] = _33[(gl_GlobalInvocationID.x + 2u) % 5u];
    u0_1._m0[3u] = _33[(gl_GlobalInvocationID.x + 3u) % 5u];
    u0_1._m0[4u] = _33[(gl_GlobalInvocationID.x + 4u) % 5u];
    u0_1._m0[5u] = (gl_GlobalInvocationID.x == 0u) ? uintBitsToFloat(0x7f800000u /* inf */) : 1.0;
}

