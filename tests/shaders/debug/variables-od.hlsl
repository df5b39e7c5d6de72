// dxc: -T ps_6_0 -E main -Zi -Od -Qembed_debug
// dxs: --program debug --debug-variables
// Not optimised: a function that is called twice, variables that stay in memory, early returns, a switch.
Texture2D<float4> image : register(t0);
SamplerState filter : register(s0);

enum Mode { PLAIN, GREY, HALVED };

float grey(float3 color)
{
    float3 weights = float3(0.2126, 0.7152, 0.0722);
    return dot(color, weights);
}

float4 main(float2 place : TEXCOORD0, nointerpolation uint mode : MODE, min16float scale : SCALE) : SV_Target
{
    float4 color = image.Sample(filter, place) * scale;
    bool is_dark = grey(color.rgb) < 0.5;
    switch (mode) {
    case GREY:
        return grey(color.gbr);
    case HALVED: {
        int2 steps = int2(color.xy * 8);
        color.xy = steps / 2;
        break;
    }
    }
    return is_dark ? color : color.wzyx;
}
