// dxc: -T ps_6_7 -E main
// Shader model 6.7: integers are sampled, without a filter.
Texture2D<uint4> bits : register(t0);
Texture2DArray<int> values : register(t1);
SamplerState point_wrap : register(s0);

float4 main(float2 uv : TEXCOORD) : SV_Target
{
    uint4 color = bits.Sample(point_wrap, uv);
    int value = values.SampleLevel(point_wrap, float3(uv, 1.0), 0.0);
    return float4(color.xyz, value);
}
