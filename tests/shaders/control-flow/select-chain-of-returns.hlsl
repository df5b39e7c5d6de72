// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main -Od
// A function with many early returns: all of them join at one block.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);

uint describe(uint v) {
    if (v % 2 == 0)
        return results[16];
    if (v % 3 == 0)
        return results[17] + 1;
    if (v % 5 == 0)
        return results[18] + 2;
    if (v % 7 == 0)
        return results[19] + 3;
    if (v % 11 == 0)
        return results[20] + 4;
    return v;
}

[numthreads(16, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = describe(values[id]);
}
