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
    uint _3 = gl_GlobalInvocationID.x * 24u;
    uint _44 = _3 >> 2u;
    uint _58 = (_3 + 12u) >> 2u;
    uint _61 = (_3 + 16u) >> 2u;
    float _21 = uintBitsToFloat(t0_1._m0[12u]);
    float _26 = _21 * uintBitsToFloat(t0_1._m0[_44]);
    float _27 = _21 * uintBitsToFloat(t0_1._m0[_44 + 1u]);
    u0_1._m0[_44] = floatBitsToUint(_26);
    u0_1._m0[_44 + 1u] = floatBitsToUint(_27);
    u0_1._m0[_44 + 2u] = floatBitsToUint(_21 * uintBitsToFloat(t0_1._m0[_44 + 2u]));
    u0_1._m0[_58] = t0_1._m0[_58] + 1u;
    u0_1._m0[_61] = t0_1._m0[_61 + 1u];
    u0_1._m0[_61 + 1u] = t0_1._m0[_61];
    uint _85 = ((gl_GlobalInvocationID.x << 3u) + 48u) >> 2u;
    u0_1._m0[_85] = floatBitsToUint(_26);
    u0_1._m0[_85 + 1u] = floatBitsToUint(_27);
}

