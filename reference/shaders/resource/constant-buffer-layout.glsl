#version 460

layout(set = 0, binding = 1, std140) uniform b1
{
    vec4 _m0[3];
} b1_1;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[21];
} b0_1;

layout(location = 0) in vec4 in_VALUE0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _82 = floatBitsToUint(b0_1._m0[20u].z);
    uint _87 = ((_82 & 1u) + 5u) + (_82 * 3u);
    bool _122 = floatBitsToUint(b0_1._m0[20u].w) != 0u;
    out_SV_Target0 = vec4(_122 ? (((((float(int(floatBitsToUint(b1_1._m0[2u].z))) + (b1_1._m0[2u].y * b1_1._m0[0u].x)) + fma(b0_1._m0[16u].x, in_VALUE0.w, fma(b0_1._m0[15u].x, in_VALUE0.z, fma(b0_1._m0[14u].x, in_VALUE0.y, b0_1._m0[13u].x * in_VALUE0.x)))) + fma(b0_1._m0[17u].w, in_VALUE0.w, fma(b0_1._m0[17u].z, in_VALUE0.z, fma(b0_1._m0[17u].y, in_VALUE0.y, b0_1._m0[17u].x * in_VALUE0.x)))) + b0_1._m0[10u].w) + (b0_1._m0[_82].x * b0_1._m0[_87].x)) : 0.0, _122 ? (((((float(int(floatBitsToUint(b1_1._m0[2u].w))) + (b1_1._m0[2u].y * b1_1._m0[0u].y)) + fma(b0_1._m0[16u].y, in_VALUE0.w, fma(b0_1._m0[15u].y, in_VALUE0.z, fma(b0_1._m0[14u].y, in_VALUE0.y, b0_1._m0[13u].y * in_VALUE0.x)))) + fma(b0_1._m0[18u].w, in_VALUE0.w, fma(b0_1._m0[18u].z, in_VALUE0.z, fma(b0_1._m0[18u].y, in_VALUE0.y, b0_1._m0[18u].x * in_VALUE0.x)))) + b0_1._m0[10u].w) + (b0_1._m0[_82].x * b0_1._m0[_87].y)) : 0.0, _122 ? (((((b0_1._m0[20u].x + (b1_1._m0[2u].y * b1_1._m0[0u].z)) + fma(b0_1._m0[16u].z, in_VALUE0.w, fma(b0_1._m0[15u].z, in_VALUE0.z, fma(b0_1._m0[14u].z, in_VALUE0.y, b0_1._m0[13u].z * in_VALUE0.x)))) + fma(b0_1._m0[19u].w, in_VALUE0.w, fma(b0_1._m0[19u].z, in_VALUE0.z, fma(b0_1._m0[19u].y, in_VALUE0.y, b0_1._m0[19u].x * in_VALUE0.x)))) + b0_1._m0[10u].w) + (b0_1._m0[_82].x * b0_1._m0[_87].z)) : 0.0, _122 ? (((b0_1._m0[20u].y + (b1_1._m0[2u].y * b1_1._m0[0u].w)) + b0_1._m0[10u].w) + (b0_1._m0[_82].x * b0_1._m0[_87].w)) : 0.0);
}

