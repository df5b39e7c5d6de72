// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// Bubble sort in memory: nested loops with a conditional swap and an early exit.
RWStructuredBuffer<int> values : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint first = id * 8;
    bool changed = true;
    [allow_uav_condition] [loop] for (uint end = 7; changed && end > 0; end--) {
        changed = false;
        [loop] for (uint i = first; i < first + end; i++) {
            int a = values[i], b = values[i + 1];
            if (a > b) {
                values[i] = b;
                values[i + 1] = a;
                changed = true;
            }
        }
    }
}
