// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// What the atomics of a raw buffer return, one word for each thread.
RWByteAddressBuffer words : register(u0);
RWStructuredBuffer<uint> results : register(u1);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint before = 0;
    switch (id) {
    case 0: words.InterlockedAdd(0, 5, before); break;
    case 1: words.InterlockedAnd(4, 6, before); break;
    case 2: words.InterlockedOr(8, 6, before); break;
    case 3: words.InterlockedXor(12, 6, before); break;
    case 4: words.InterlockedMin(16, 6, before); break;
    case 5: words.InterlockedMax(20, 6, before); break;
    case 6: words.InterlockedExchange(24, 6, before); break;
    case 7: words.InterlockedCompareExchange(28, 17, 6, before); break;
    }
    results[id] = before;
}
