// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// A loop that lanes leave in different iterations; its arithmetic is exact.
RWStructuredBuffer<uint> results : register(u0);

[numthreads(8, 4, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    int cx = int(id.x) * 96 - 512, cy = int(id.y) * 80;
    int x = 0, y = 0;
    uint trips = 0;
    while (trips < 32 && x * x + y * y < 4 * 256 * 256) {
        int t = (x * x - y * y) / 256 + cx;
        y = x * y / 128 + cy;
        x = t;
        trips++;
    }
    results[id.y * 16 + id.x] = trips;
}
