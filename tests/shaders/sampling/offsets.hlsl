// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_1 -E main
// Constant offsets with each of the sample operations.
Texture2D<float4> t2 : register(t0);
Texture2DArray<float4> t2a : register(t1);
Texture1D<float4> t1 : register(t2);
Texture3D<float4> t3 : register(t3);
SamplerState wrap : register(s0);

float4 main(float4 uv : TEXCOORD, float4 gradient : GRADIENT) : SV_Target
{
    float4 sum = t2.Sample(wrap, uv.xy, int2(1, -2));
    sum += t2a.SampleBias(wrap, uv.xyz, 0.5, int2(-8, 7));
    sum += t1.SampleLevel(wrap, uv.x, uv.w, 3);
    sum += t3.SampleGrad(wrap, uv.xyz, gradient.xyz, gradient.yzw, int3(1, 2, 3));
    return sum;
}
