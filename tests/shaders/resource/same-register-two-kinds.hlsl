// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main -Od
// dxs: --srv-shift 0 --sampler-shift 100 --cbv-shift 200 --uav-shift 300
// Equal register numbers of different classes and spaces.
Texture2D<float4> a : register(t0);
Texture2D<float4> b : register(t0, space1);
SamplerState wrap : register(s0);
RWTexture2D<float4> image : register(u1);

cbuffer Options : register(b0) {
    float4 tint;
};

float4 main(float2 uv : TEXCOORD) : SV_Target
{
    float4 sum = a.Sample(wrap, uv) + b.Sample(wrap, uv) * tint;
    image[uint2(uv * 32.0)] = sum;
    return sum;
}
