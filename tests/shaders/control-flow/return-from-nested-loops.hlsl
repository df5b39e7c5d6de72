// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// A function that returns from inside two nested loops.
StructuredBuffer<uint> grid : register(t0);
RWStructuredBuffer<uint> results : register(u0);

uint find(uint wanted) {
    [loop] for (uint y = 0; y < 4; y++) {
        if (wanted == 77 && y == 2)
            return 200 + y;
        [loop] for (uint x = 0; x < 4; x++) {
            if (grid[y * 4 + x] == wanted)
                return y * 10 + x;
        }
    }
    return 100;
}

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint first = find(id * 3);
    results[id] = first + find(id == 4 ? 77u : 15u) * 1000;
}
