// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// Texels by integer coordinates; offsets constant.
Texture1D<float4> t1 : register(t0);
Texture1DArray<float4> t1a : register(t1);
Texture2D<float4> t2 : register(t2);
Texture2DArray<uint4> t2a : register(t3);
Texture3D<int4> t3 : register(t4);

float4 main(nointerpolation int4 at : AT) : SV_Target
{
    float4 sum = t1.Load(at.xy) + t1a.Load(at.xyz) + t2.Load(at.xyz, int2(-1, 1));
    sum += float4(t2a.Load(at)) + float4(t3.Load(at, int3(1, 0, -1)));
    sum += t2[at.xy] + t2.mips[at.w][at.xy];
    return sum;
}
