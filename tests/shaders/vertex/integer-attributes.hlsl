// dxc: -T vs_6_0 -E main
// fxc: -T vs_4_0 -E main
// Signed and unsigned inputs and outputs, converted in both directions.
struct Output {
    float4 position : SV_Position;
    nointerpolation int3 signed_value : SIGNED;
    nointerpolation uint2 unsigned_value : UNSIGNED;
};

Output main(float3 position : POSITION, int4 bones : BONES, uint4 color : COLOR)
{
    Output output;
    output.position = float4(position + float3(bones.xyz), float(color.w) / 255.0);
    output.signed_value = -bones.yzw;
    output.unsigned_value = color.xy << 2;
    return output;
}
