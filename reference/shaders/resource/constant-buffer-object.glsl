#version 460

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(set = 5, binding = 3, std140) uniform b3_space5
{
    vec4 _m0[2];
} b3_space5_1;

layout(set = 5, binding = 8, std140) uniform b8_space5
{
    vec4 _m0[2];
} b8_space5_1[4];

layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _72 = (floatBitsToUint(b0_1._m0[0u].x) + 8u) - 8u;
    out_SV_Target0 = vec4(((b8_space5_1[_72]._m0[0u].x * in_TEXCOORD0.x) * b8_space5_1[_72]._m0[1u].x) + b3_space5_1._m0[0u].x, ((b8_space5_1[_72]._m0[0u].y * in_TEXCOORD0.y) * b8_space5_1[_72]._m0[1u].y) + b3_space5_1._m0[0u].y, (float(floatBitsToUint(b8_space5_1[_72]._m0[1u].z) & floatBitsToUint(b3_space5_1._m0[1u].z)) * b8_space5_1[_72]._m0[0u].z) + b3_space5_1._m0[0u].z, b8_space5_1[_72]._m0[0u].w + b3_space5_1._m0[0u].w);
}

