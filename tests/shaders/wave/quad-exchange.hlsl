// dxc: -T cs_6_0 -E main
// Exchanges within quads: across x, across y, across the diagonal, and a lane by number.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint4> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    uint v = values[thread];
    results[thread] = uint4(QuadReadAcrossX(v), QuadReadAcrossY(v), QuadReadAcrossDiagonal(v), QuadReadLaneAt(v, 2));
}
