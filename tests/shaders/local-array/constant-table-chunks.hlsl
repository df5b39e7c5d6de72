// dxc: -T cs_6_0 -E main
// The bitcode writes elements of constant tables in chunks of five bits: numbers of each length, with the highest bit.
static const uint64_t wide[14] = {0x10ULL, 0x200ULL, 0x4000ULL, 0x80000ULL, 0x1000000ULL, 0x20000000ULL, 0x400000000ULL,
    0x8000000000ULL, 0x100000000000ULL, 0x2000000000000ULL, 0x40000000000000ULL, 0x800000000000000ULL,
    0x8000000000000000ULL, 0x123456789ABCDEF0ULL};
static const uint narrow[14] = {0x1F, 0x3FF, 0x7FFF, 0xFFFFF, 0x1FFFFFF, 0x3FFFFFFF, 0xFFFFFFFF, 0x80000000, 0x87654,
    0x54321, 0x7654, 0x321, 0x12, 0};
RWStructuredBuffer<uint64_t> results : register(u0);

[numthreads(14, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    results[id] = wide[id];
    results[id + 14] = narrow[id];
}
