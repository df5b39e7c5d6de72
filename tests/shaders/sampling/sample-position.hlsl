// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// Where samples lie: of a texture, of the render target.
Texture2DMS<float4> color : register(t0);
Texture2DMSArray<float4> layers : register(t1);

float4 main(nointerpolation int index : INDEX) : SV_Target
{
    float2 a = color.GetSamplePosition(index);
    float2 b = layers.GetSamplePosition(2);
    float2 c = GetRenderTargetSamplePosition(index);
    return float4(a + b, c) + float(GetRenderTargetSampleCount());
}
