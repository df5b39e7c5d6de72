// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// A loop with break and continue; a value of the loop is used after it.
StructuredBuffer<int> values : register(t0);
RWStructuredBuffer<int2> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    int sum = 0;
    uint i;
    [loop] for (i = 0; i < 8; i++) {
        int v = values[id * 8 + i];
        if (v < 0)
            continue;
        if (v == 0)
            break;
        sum += v;
    }
    results[id] = int2(sum, i);
}
