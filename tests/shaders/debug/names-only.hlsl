// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// dxs: --names
// Names of resources and interface variables in the output.
Texture2D<float4> base_color : register(t0);
SamplerState wrap_sampler : register(s0);

cbuffer Material : register(b0) {
    float4 tint;
};

float4 main(float2 uv : TEXCOORD) : SV_Target
{
    return base_color.Sample(wrap_sampler, uv) * tint;
}
