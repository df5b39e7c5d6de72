// dxc: -T cs_6_2 -E main
// fxc: -T cs_5_0 -E main -Qstrip
// dxs: --scalar-block-layout --per-component-robustness
// Vectors at addresses that may have come round past 2^32: loads mask the index once, stored pairs go word by word.
ByteAddressBuffer Words : register(t0);
StructuredBuffer<uint> Indices : register(t1);
RWByteAddressBuffer Results : register(u0);
RWByteAddressBuffer Scattered : register(u1);

[numthreads(5, 1, 1)]
void main(uint thread : SV_GroupIndex) {
    uint index = Indices[thread];
    uint4 there = Words.Load4(index * 32 + 16);
    Results.Store4(thread * 16, there);
    Scattered.Store2(index * 32, there.xy);
}
