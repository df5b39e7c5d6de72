// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
Texture2D<float> map : register(t0);
Texture2DArray<float> cascades : register(t1);
TextureCube<float> cube : register(t2);
SamplerComparisonState shadow : register(s0);

float4 main(float4 uv : TEXCOORD, nointerpolation int2 offset : OFFSET) : SV_Target
{
    float4 sum = map.GatherCmp(shadow, uv.xy, uv.z);
    sum += map.GatherCmpRed(shadow, uv.xy, uv.z, offset);
    sum += cascades.GatherCmp(shadow, uv.xyz, uv.w, int2(1, -1));
    sum += cube.GatherCmp(shadow, uv.xyz, uv.w);
    return sum;
}
