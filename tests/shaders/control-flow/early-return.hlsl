// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// Returns before, inside and after a loop.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint v = values[id];
    if (v > 100)
        return;
    results[id] = 1;
    [loop] for (uint i = 0; i < 10; i++) {
        if (v == i * i) {
            results[id] = 1000 + i;
            return;
        }
        results[id]++;
    }
    results[id] += 500;
}
