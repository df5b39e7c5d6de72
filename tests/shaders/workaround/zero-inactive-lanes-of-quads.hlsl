// dxc: -T cs_6_0 -E main
// dxs: --zero-inactive-lanes
// Each of eight lanes reads the three others of its quad, and a vector's two halves, where some do not take part.
RWStructuredBuffer<uint4> results : register(u0);
ByteAddressBuffer active : register(t0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint value = 10 + id;

    if (active.Load(4 * id)) {
        uint2 pair = QuadReadAcrossDiagonal(uint2(value, 100 + value));
        results[id] = uint4(QuadReadAcrossX(value), QuadReadAcrossY(value), pair);
        results[8 + id] = uint4(QuadReadLaneAt(value, 0), QuadReadLaneAt(value, 1), QuadReadLaneAt(value, 3),
                                QuadReadLaneAt(value, 3 - (id & 3)));
    }
}
