// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Atomics on typed buffers of signed and unsigned integers.
RWBuffer<uint> words : register(u0);
RWBuffer<int> integers : register(u1);
RWStructuredBuffer<uint> results : register(u2);

[numthreads(16, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    InterlockedAdd(words[0], id + 1);
    InterlockedAnd(words[1], ~(1u << id));
    InterlockedOr(words[2], 1u << (id * 2));
    InterlockedXor(words[3], id);
    InterlockedMin(integers[0], int(id) - 5);
    InterlockedMax(integers[1], int(id) - 5);
    uint before;
    InterlockedExchange(words[4 + id], id * 3, before);
    results[id] = before;
    InterlockedCompareExchange(words[4 + id], 9, 1000, before);
    results[id + 16] = before;
}
