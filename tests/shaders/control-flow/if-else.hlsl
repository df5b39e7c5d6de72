// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main -Qstrip
// A plain two-way branch with stores on both sides.
StructuredBuffer<int> values : register(t0);
RWStructuredBuffer<int> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    int v = values[id];
    [branch] if (v > 3) {
        results[id] = v * 10;
    } else {
        results[id + 8] = v + 100;
    }
}
