// dxc: -T cs_6_2 -E main -enable-16bit-types
// Constant tables of 64-bit and 16-bit elements.
static const uint64_t keys[3] = {0x100000000ULL, 7, 0xffffffffffffffffULL};
static const half halves[4] = {0.5h, 1.5h, 2.5h, -4.0h};
static const int16_t shorts[4] = {-1, 300, -300, 7};
static const double doubles[3] = {0.25L, -1e10L, 3.0L};
RWStructuredBuffer<uint64_t> results : register(u0);

[numthreads(3, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = keys[id];
    results[id + 3] = (uint64_t)(int64_t)(shorts[id + 1] * 2 + (int)(halves[id + 1] * 2));
    results[id + 6] = (uint64_t)(int64_t)(doubles[id] * 4);
}
