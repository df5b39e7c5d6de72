// dxc: -T ps_6_8 -E main
// Comparison with a bias, and with gradients.
Texture2D<float> map : register(t0);
TextureCube<float> cube : register(t1);
SamplerComparisonState shadow : register(s0);

float4 main(float4 uv : TEXCOORD, float3 dx : DX, float3 dy : DY) : SV_Target
{
    float a = map.SampleCmpBias(shadow, uv.xy, uv.z, 0.5);
    float b = map.SampleCmpGrad(shadow, uv.xy, uv.z, dx.xy, dy.xy);
    float c = cube.SampleCmpGrad(shadow, uv.xyz, uv.w, dx, dy);
    return float4(a, b, c, 1.0);
}
