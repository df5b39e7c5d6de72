// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// A loop with exits at its head, in its middle and at its end. Each exit does work of its own before they join.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint i = 0, v = id, code;
    [allow_uav_condition] while (true) {
        if (i >= 6) {
            code = results[8];
            break;
        }
        v += values[i];
        if (v % 5 == 0) {
            results[9 + id] = v;
            code = 2;
            break;
        }
        i++;
        if (v > 40) {
            code = v * 3;
            break;
        }
    }
    results[id] = code * 100 + i;
}
