// dxc: -T ps_6_0 -E main -Zi -Qembed_debug
// dxs: --program debug --debug-info
// Source lines and names of variables beside the code.
Texture2D<float4> albedo : register(t0);
SamplerState wrap : register(s0);

float luminance(float3 color)
{
    return dot(color, float3(0.2126, 0.7152, 0.0722));
}

float4 main(float2 uv : TEXCOORD) : SV_Target
{
    float4 color = albedo.Sample(wrap, uv);
    float gray = luminance(color.rgb);
    if (gray < 0.01)
        discard;
    return float4(gray.xxx, color.a);
}
