// dxc: -T ps_6_0 -E main -Od
// fxc: -T ps_4_0 -E main -Gfp
// Without optimisation, with resources passed to functions.
Texture2D<float4> albedo : register(t0);
SamplerState wrap : register(s0);

float4 read(Texture2D<float4> source, SamplerState state, float2 uv, bool twice)
{
    float4 color = source.Sample(state, uv);
    if (twice)
        color += source.Sample(state, uv * 2.0);
    return color;
}

float4 main(float2 uv : TEXCOORD, nointerpolation bool twice : TWICE) : SV_Target
{
    float4 color = read(albedo, wrap, uv, twice);
    if (color.w == 0.0)
        discard;
    return color;
}
