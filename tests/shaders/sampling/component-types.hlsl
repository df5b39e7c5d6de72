// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_1 -E main
// Textures of fewer components than four, of snorm and unorm.
Texture2D<float> one : register(t0);
Texture2D<float2> two : register(t1);
Texture2D<float3> three : register(t2);
Texture2D<unorm float4> normalised : register(t3);
Texture2D<snorm float2> signed_normalised : register(t4);
SamplerState wrap : register(s0);

float4 main(float2 uv : TEXCOORD) : SV_Target
{
    float4 sum = one.Sample(wrap, uv).xxxx;
    sum.xy += two.Sample(wrap, uv);
    sum.yzw += three.Sample(wrap, uv);
    sum += normalised.Sample(wrap, uv);
    sum.zw += signed_normalised.Sample(wrap, uv);
    return sum;
}
