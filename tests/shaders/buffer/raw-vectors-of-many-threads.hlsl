// dxc: -T cs_6_2 -E main
// fxc: -T cs_5_1 -E main
// dxs: --scalar-block-layout --per-component-robustness
// More threads than a group or a row of groups has: the product wraps around, and the address is no multiple of 12.
ByteAddressBuffer Words : register(t0);
RWByteAddressBuffer Results : register(u0);

[numthreads(1024, 1, 1)]
void main(uint thread : SV_DispatchThreadID) {
    if (thread % 87211 == 0)
        Results.Store3(thread / 87211 * 12, Words.Load3(thread * 49248));
}
