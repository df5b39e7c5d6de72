// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// Nine taps of a shadow map.
Texture2D<float> map : register(t0);
Texture2DArray<float> cascades : register(t1);
TextureCube<float> cube : register(t2);
SamplerComparisonState shadow : register(s0);

float4 main(float4 uv : TEXCOORD) : SV_Target
{
    float sum = 0.0;
    [unroll]
    for (int y = -1; y <= 1; y++)
        [unroll]
        for (int x = -1; x <= 1; x++)
            sum += map.SampleCmpLevelZero(shadow, uv.xy, uv.z, int2(x, y));
    sum += cascades.SampleCmpLevelZero(shadow, uv.xyz, uv.w);
    sum += cube.SampleCmpLevelZero(shadow, uv.xyz, uv.w);
    return sum / 11.0;
}
