// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Every atomic of a raw buffer, without use of its result.
RWByteAddressBuffer words : register(u0);

[numthreads(16, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    words.InterlockedAdd(0, id);
    words.InterlockedAnd(4, ~(1u << id));
    words.InterlockedOr(8, 1u << id);
    words.InterlockedXor(12, 3u << id);
    words.InterlockedMin(16, asuint(int(id) - 8));
    words.InterlockedMax(20, id * 7);
    words.InterlockedCompareStore(24 + (id & 1) * 4, 5, 100);
}
