// dxc: -T lib_6_3
// A called function beside a discard in a pixel shader of a library.
Texture2D<float4> albedo : register(t0);
SamplerState wrap : register(s0);

[noinline]
float edge(float value, float width)
{
    return saturate(value / width);
}

[shader("pixel")]
float4 main(float2 uv : TEXCOORD, float rim : RIM) : SV_Target
{
    float4 color = albedo.Sample(wrap, uv);
    if (color.a < 0.5)
        discard;
    color.rgb *= edge(rim, fwidth(rim));
    return color;
}
