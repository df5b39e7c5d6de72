// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
Texture2D<uint4> bits : register(t0);
Texture2DArray<int> values : register(t1);
SamplerState wrap : register(s0);

float4 main(float3 uv : TEXCOORD) : SV_Target
{
    return float4(bits.GatherAlpha(wrap, uv.xy) >> 4) + float4(values.Gather(wrap, uv));
}
