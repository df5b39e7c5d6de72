// dxc: -T cs_6_6 -E main
// 64-bit atomics on a structured buffer, signed and unsigned.
RWStructuredBuffer<uint64_t> words : register(u0);
RWStructuredBuffer<int64_t> integers : register(u1);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    InterlockedAdd(words[id & 1], 0x80000000ULL);
    InterlockedAnd(words[2], ~(1ULL << (id + 32)));
    InterlockedXor(words[3], 1ULL << (id * 5));
    InterlockedMin(integers[0], -(int64_t)id << 32);
    InterlockedMax(integers[1], -(int64_t)id << 32);
}
