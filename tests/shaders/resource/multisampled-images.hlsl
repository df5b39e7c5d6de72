// dxc: -T ps_6_7 -E main
// Multisampled images that are written.
RWTexture2DMS<float4> image : register(u1);
RWTexture2DMSArray<uint> layers : register(u2);

float4 main(nointerpolation uint4 at : AT) : SV_Target
{
    float4 old = image.sample[at.w][at.xy];
    image.sample[at.w][at.yx] = old * 2.0;
    layers.sample[1][at.xyz] = at.w;
    return old;
}
