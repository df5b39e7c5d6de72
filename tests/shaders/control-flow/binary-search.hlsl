// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_1 -E main
// Binary search in a sorted buffer: a loop whose two bounds move.
StructuredBuffer<uint> sorted : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(16, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint low = 0, high = 16, wanted = id * 5;
    while (low < high) {
        uint middle = (low + high) / 2;
        if (sorted[middle] < wanted)
            low = middle + 1;
        else
            high = middle;
    }
    results[id] = low;
}
