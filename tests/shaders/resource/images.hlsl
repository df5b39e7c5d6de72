// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// Storage images of every dimension, read and written.
RWTexture1D<float4> i1 : register(u1);
RWTexture1DArray<float2> i1a : register(u2);
RWTexture2D<float> i2 : register(u3);
RWTexture2DArray<uint4> i2a : register(u4);
RWTexture3D<int> i3 : register(u5);

float4 main(nointerpolation uint4 at : AT) : SV_Target
{
    i1[at.x] = float4(at);
    i1a[at.xy] = float2(at.zw);
    i2[at.xy] = i2[at.zw] + 1.0;
    i2a[at.xyz] = at;
    i3[at.xyz] = i3[at.zyx] - 1;
    return float4(at);
}
