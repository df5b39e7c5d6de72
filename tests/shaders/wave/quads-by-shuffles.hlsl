// dxc: -T cs_6_7 -E main
// dxs: --no-subgroup-quads --compute-derivatives quads
// Operations of quads on devices that have shuffles alone; derivatives are differences between their lanes.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    uint value = values[thread], place = 9 * thread;
    results[place++] = QuadReadAcrossX(value);
    results[place++] = QuadReadAcrossY(value);
    results[place++] = QuadReadAcrossDiagonal(value);
    results[place++] = QuadReadLaneAt(value, 2);
    results[place++] = QuadReadLaneAt(value, value & 3);
    results[place++] = QuadAny(value == 13);
    results[place++] = QuadAll(value > 11);
    results[place++] = (uint)ddx_coarse((float)value);
    results[place++] = (uint)ddy_fine((float)value);
}
