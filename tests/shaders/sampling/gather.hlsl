// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// All four components, on all dimensions that have it.
Texture2D<float4> t2 : register(t0);
Texture2DArray<float4> t2a : register(t1);
TextureCube<float4> cube : register(t2);
TextureCubeArray<float4> cube_array : register(t3);
SamplerState wrap : register(s0);

float4 main(float4 uv : TEXCOORD) : SV_Target
{
    float4 sum = t2.Gather(wrap, uv.xy);
    sum += t2.GatherRed(wrap, uv.xy, int2(1, 2));
    sum += t2a.GatherGreen(wrap, uv.xyz);
    sum += cube.GatherBlue(wrap, uv.xyz);
    sum += cube_array.GatherAlpha(wrap, uv);
    return sum;
}
