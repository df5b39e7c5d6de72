// dxc: -T cs_6_6 -E main
// 64-bit atomics on a raw buffer.
RWByteAddressBuffer words : register(u0);
RWStructuredBuffer<uint64_t> results : register(u1);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint64_t before, compared;
    words.InterlockedAdd64(0, uint64_t(id) << 32);
    words.InterlockedOr64(8, 1ULL << (id * 8));
    words.InterlockedMax64(16, uint64_t(id) << 33);
    words.InterlockedMin64(24, int64_t(id) - 3);
    words.InterlockedExchange64(32 + id * 8, uint64_t(id) * 0x100000001ULL, before);
    words.InterlockedCompareExchange64(32 + id * 8, 0x300000003ULL, 1, compared);
    results[id] = before + compared;
}
