// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// A local array that is written and read at computed places.
RWStructuredBuffer<uint> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint cells[8];
    for (uint i = 0; i < 8; i++)
        cells[(i * 3 + id) % 8] = i * 10;
    results[id] = cells[id] + cells[(id * 5) % 8];
}
