// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// A flag set in the inner loop ends the outer loop, too.
StructuredBuffer<uint> grid : register(t0);
RWStructuredBuffer<uint3> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint visited = 0, x, y;
    bool found = false;
    [loop] for (y = 0; y < 4 && !found; y++) {
        [loop] for (x = 0; x < 4; x++) {
            uint v = grid[y * 4 + x];
            if (v == 99)
                break;
            visited++;
            if (v == id) {
                found = true;
                break;
            }
        }
        if (!found)
            visited += 100;
    }
    results[id] = uint3(visited, y, found ? 1 : 0);
}
