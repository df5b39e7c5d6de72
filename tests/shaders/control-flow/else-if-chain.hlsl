// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// A chain of else-if; each branch gives one result.
StructuredBuffer<float> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float v = values[id];
    uint kind;
    [branch] if (v < -10.0)
        kind = id * 3;
    else [branch] if (v < 0.0)
        kind = id + 20;
    else [branch] if (v == 0.0)
        kind = 7;
    else [branch] if (v < 10.0)
        kind = id ^ 5;
    else
        kind = 99;
    results[id] = kind;
}
