// dxc: -T cs_6_0 -E main
// A switch on a 64-bit value.
StructuredBuffer<uint64_t> selectors : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(5, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint v;
    [branch] switch (selectors[id]) {
    case 0: v = results[id] + 1; break;
    case 0x100000000ULL: v = id * 7; break;
    case 0x100000001ULL: v = 40 - id; break;
    default: v = 9; break;
    }
    results[id] = v;
}
