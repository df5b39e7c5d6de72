// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// EvaluateAttributeSnapped takes the four lowest bits of an offset, with their sign.
cbuffer Offsets : register(b0) {
    int2 offsets[3];
};

float4 main(float2 value : VALUE, float4 position : SV_Position) : SV_Target
{
    float2 a = EvaluateAttributeSnapped(value, offsets[0]), b = EvaluateAttributeSnapped(value, offsets[1]);
    return float4(a, b);
}
