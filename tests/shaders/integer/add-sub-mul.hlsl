// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main -Gis
// Integer sums, differences and products wrap around.
StructuredBuffer<uint2> operands : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint2 v = operands[id];
    results[id * 4] = v.x + v.y;
    results[id * 4 + 1] = v.x - v.y;
    results[id * 4 + 2] = v.x * v.y;
    results[id * 4 + 3] = -v.x;
}
