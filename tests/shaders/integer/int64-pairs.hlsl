// dxc: -T cs_6_0 -E main
// dxs: --no-int64
// 64-bit integers as pairs: each operation that carries from one half to the other.
StructuredBuffer<uint64_t> values : register(t0);
StructuredBuffer<uint> counts : register(t1);
RWStructuredBuffer<uint64_t> results : register(u0);

[numthreads(6, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint64_t v = values[2 * id], w = values[2 * id + 1];
    int64_t s = (int64_t)v, t = (int64_t)w;
    uint count = counts[id];
    uint at = 16 * id;
    results[at] = v + w;
    results[at + 1] = v - w;
    results[at + 2] = v * w;
    results[at + 3] = v / w;
    results[at + 4] = v % w;
    results[at + 5] = (uint64_t)(s / t);
    results[at + 6] = (uint64_t)(s % t);
    results[at + 7] = v << count;
    results[at + 8] = v >> count;
    results[at + 9] = (uint64_t)(s >> count);
    results[at + 10] = (v < w) + 2 * (v <= w) + 4 * (s < t) + 8 * (s <= t) + 16 * (v == w) + 32 * (v != w) + 64 * (v > w) + 128 * (s >= t);
    results[at + 11] = min(v, w);
    results[at + 12] = (uint64_t)max(s, t);
    uint64_t sum = 0;
    for (uint n = 0; n <= count % 4; n++)
        sum = n & 1 ? sum * v + n : sum - w;
    results[at + 13] = sum;
    results[at + 14] = (uint64_t)-s;
    results[at + 15] = (uint64_t)(int)v + (uint64_t)(uint)w;
}
