// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
// Sampling under a condition that is uniform, with gradients taken outside.
Texture2D<float4> a : register(t0);
Texture2D<float4> b : register(t1);
SamplerState wrap : register(s0);

cbuffer Options : register(b0) {
    bool use_second;
};

float4 main(float2 uv : TEXCOORD) : SV_Target
{
    float2 dx = ddx(uv);
    float2 dy = ddy(uv);
    if (use_second)
        return b.Sample(wrap, uv);
    return a.SampleGrad(wrap, uv, dx, dy);
}
