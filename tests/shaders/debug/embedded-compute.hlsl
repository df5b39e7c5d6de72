// dxc: -T cs_6_0 -E main -Zi -Qembed_debug
// dxs: --program debug --debug-info
// Lines in loops and inlined functions.
RWStructuredBuffer<uint> values : register(u0);

uint collatz(uint n)
{
    uint trips = 0;
    while (n > 1 && trips < 1000) {
        n = (n & 1) ? 3 * n + 1 : n / 2;
        trips++;
    }
    return trips;
}

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    values[id] = collatz(values[id]);
}
