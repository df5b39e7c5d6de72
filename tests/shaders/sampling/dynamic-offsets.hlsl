// dxc: -T ps_6_7 -E main
// Shader model 6.7: offsets of loads that are computed.
Texture2D<float4> t2 : register(t0);
Texture2DArray<float4> t2a : register(t1);
Texture3D<float4> t3 : register(t2);

float4 main(float2 uv : TEXCOORD, nointerpolation int3 offset : OFFSET) : SV_Target
{
    int2 at = int2(uv * 64.0);
    return t2.Load(int3(at, 0), offset.xy) + t2a.Load(int4(at, 1, 0), offset.yz) + t3.Load(int4(at, 2, 0), offset);
}
