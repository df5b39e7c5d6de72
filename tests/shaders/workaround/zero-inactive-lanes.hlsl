// dxc: -T cs_6_0 -E main
// dxs: --zero-inactive-lanes
// Of four lanes one does not take part: what is read from it is 0.
RWStructuredBuffer<uint4> results : register(u0);
ByteAddressBuffer lanes : register(t0);

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint value = 10 + id;

    if (id != 2) {
        uint constant = QuadReadLaneAt(value, 2);
        uint dynamic = QuadReadLaneAt(value, lanes.Load(id * 4));
        results[id] = uint4(constant, dynamic, QuadReadAcrossX(value), QuadReadAcrossY(value));
    }
}
