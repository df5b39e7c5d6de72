// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// Attributes of conditions: [flatten] evaluates both sides, [branch] jumps.
StructuredBuffer<int> values : register(t0);
RWStructuredBuffer<int2> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    int v = values[id], a = 0, b = 0;
    [flatten] if (v > 0)
        a = v * 2;
    else
        a = -v;
    [branch] if (v < 10)
        b = values[3 - id];
    results[id] = int2(a, b);
}
