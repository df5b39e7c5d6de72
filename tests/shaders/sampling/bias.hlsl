// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_1 -E main -Od
Texture2D<float4> t2 : register(t0);
TextureCube<float4> cube : register(t1);
Texture3D<float4> t3 : register(t2);
SamplerState wrap : register(s0);

float4 main(float3 uv : TEXCOORD, float bias : BIAS) : SV_Target
{
    return t2.SampleBias(wrap, uv.xy, bias) + cube.SampleBias(wrap, uv, -1.0) + t3.SampleBias(wrap, uv, bias * 2.0);
}
