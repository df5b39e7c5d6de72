// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_1 -E main
// Products of a precise dot are added from the first to the last.
ByteAddressBuffer numbers : register(t0);
RWByteAddressBuffer results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    float4 a = asfloat(numbers.Load4(32 * id)), b = asfloat(numbers.Load4(32 * id + 16));
    precise float two = dot(a.xy, b.xy), three = dot(a.xyz, b.xyz), four = dot(a, b);

    results.Store3(12 * id, asuint(float3(two, three, four)));
}
