// dxc: -T cs_6_0 -E main
// The number of steps until a sequence reaches 1, a different one in each thread.
RWStructuredBuffer<uint> results : register(u0);

[numthreads(32, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint v = id + 1, steps = 0;
    while (v != 1) {
        v = (v & 1) ? v * 3 + 1 : v / 2;
        steps++;
    }
    results[id] = steps;
}
