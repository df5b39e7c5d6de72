// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_1 -E main -Qstrip
// dxs: --zero-nans
// NaNs that are loaded or computed become 0; infinities stay.
RWByteAddressBuffer values : register(u0);

[numthreads(4, 1, 1)] void main(uint thread : SV_DispatchThreadID)
{
    float loaded = asfloat(values.Load(4 * thread));
    float sum = 0;
    for (uint n = 0; n < thread; n++)
        sum = sum * 2.0 + sqrt(loaded) + 1.0;
    precise float difference = loaded - loaded;
    values.Store3(64 + 12 * thread, asuint(float3(loaded + 1.0, sum, difference)));
}
