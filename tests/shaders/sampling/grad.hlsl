// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_1 -E main
Texture1D<float4> t1 : register(t0);
Texture2D<float4> t2 : register(t1);
Texture2DArray<float4> t2a : register(t2);
TextureCube<float4> cube : register(t3);
SamplerState wrap : register(s0);

float4 main(float3 uv : TEXCOORD, float3 dx : DX, float3 dy : DY) : SV_Target
{
    return t1.SampleGrad(wrap, uv.x, dx.x, dy.x) + t2.SampleGrad(wrap, uv.xy, dx.xy, dy.xy) +
           t2a.SampleGrad(wrap, uv, dx.xy, dy.xy) + cube.SampleGrad(wrap, uv, dx, dy);
}
