#version 460

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[3];
} b0_1;

layout(location = 0) in vec2 in_VALUE0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _2 = floatBitsToUint(b0_1._m0[0u].x);
    uint _3 = floatBitsToUint(b0_1._m0[0u].y);
    uint _8 = floatBitsToUint(b0_1._m0[1u].x);
    uint _9 = floatBitsToUint(b0_1._m0[1u].y);
    out_SV_Target0 = vec4(interpolateAtOffset(in_VALUE0, vec2(float(bitfieldExtract(int(_2), int(0u), int(4u))) * 0.0625, float(bitfieldExtract(int(_3), int(0u), int(4u))) * 0.0625)).x, interpolateAtOffset(in_VALUE0, vec2(float(bitfieldExtract(int(_2), int(0u), int(4u))) * 0.0625, float(bitfieldExtract(int(_3), int(0u), int(4u))) * 0.0625)).y, interpolateAtOffset(in_VALUE0, vec2(float(bitfieldExtract(int(_8), int(0u), int(4u))) * 0.0625, float(bitfieldExtract(int(_9), int(0u), int(4u))) * 0.0625)).x, interpolateAtOffset(in_VALUE0, vec2(float(bitfieldExtract(int(_8), int(0u), int(4u))) * 0.0625, float(bitfieldExtract(int(_9), int(0u), int(4u))) * 0.0625)).y);
}

