// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
Texture1D<float4> t1 : register(t0);
Texture2D<float4> t2 : register(t1);
Texture2DArray<float4> t2a : register(t2);
TextureCube<float4> cube : register(t3);
SamplerState wrap : register(s0);

float4 main(float3 uv : TEXCOORD) : SV_Target
{
    return float4(t1.CalculateLevelOfDetail(wrap, uv.x), t2.CalculateLevelOfDetailUnclamped(wrap, uv.xy),
                  t2a.CalculateLevelOfDetail(wrap, uv.xy), cube.CalculateLevelOfDetailUnclamped(wrap, uv));
}
