// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// A while loop (Collatz steps): each thread runs a different number of iterations.
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
