// dxc: -T cs_6_0 -E main
// Local arrays of 64-bit elements.
RWStructuredBuffer<uint64_t> integers : register(u0);
RWStructuredBuffer<double> doubles : register(u1);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint64_t keys[4];
    double weights[4];
    for (uint i = 0; i < 4; i++) {
        keys[(i + id) & 3] = integers[i] << 4;
        weights[(i * 3 + id) & 3] = doubles[i] * 0.5L;
    }
    AllMemoryBarrierWithGroupSync();
    integers[id] = keys[(id * 2) & 3];
    doubles[id] = weights[id];
}
