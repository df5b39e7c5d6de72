// dxc: -T ps_6_7 -E main -enable-16bit-types
// Samples with implicit levels, bias and gradients of textures whose components are integers, and floats and integers of 16 bits.
Texture2D<half4> halves : register(t0);
Texture2D<int16_t4> shorts : register(t1);
Texture2D<int4> ints : register(t2);
SamplerState nearest : register(s0);

struct Targets {
    float4 a : SV_Target0;
    int4 b : SV_Target1;
};

Targets main(float2 uv : TEXCOORD)
{
    Targets targets;
    float2 x = ddx(uv), y = ddy(uv);
    targets.a = float4(halves.Sample(nearest, uv).x, halves.SampleBias(nearest, uv, 1).y,
                       halves.SampleGrad(nearest, uv, x * 2, y * 2).z, halves.SampleBias(nearest, uv, -3).w);
    targets.b = int4(shorts.Sample(nearest, uv).x, shorts.SampleBias(nearest, uv, 1).y,
                     shorts.SampleGrad(nearest, uv, x * 2, y * 2).z, shorts.SampleBias(nearest, uv, -3).w);
    targets.b.xz += int2(ints.SampleBias(nearest, uv, 1).x, ints.SampleGrad(nearest, uv, x * 2, y * 2).w);
    return targets;
}
