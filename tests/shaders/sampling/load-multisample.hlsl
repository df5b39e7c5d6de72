// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_1 -E main -Od
// One sample of a texel.
Texture2DMS<float4> color : register(t0);
Texture2DMSArray<float2, 4> layers : register(t1);
Texture2DMS<uint> identity : register(t2);

float4 main(nointerpolation int4 at : AT) : SV_Target
{
    float4 sum = color.Load(at.xy, at.w) + color.Load(at.xy, 1, int2(1, 0));
    sum.xy += layers.Load(at.xyz, 3);
    sum.z += float(identity.sample[at.w][at.xy]);
    return sum;
}
