// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main -Gfp
// An integer hash over many threads: shifts, multiplications and exclusive ors in a chain.
StructuredBuffer<uint> seeds : register(t0);
RWStructuredBuffer<uint> results : register(u0);

uint hash(uint x) {
    x ^= x >> 16;
    x *= 0x7feb352du;
    x ^= x >> 15;
    x *= 0x846ca68bu;
    x ^= x >> 16;
    return x;
}

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = hash(seeds[id] + hash(id));
}
