// dxc: -T vs_6_0 -E main
// fxc: -T vs_5_0 -E main
// A vertex shader without outputs, not even a position, still counts, appends and stores.
AppendStructuredBuffer<uint> appended : register(u0);
RWStructuredBuffer<uint> counted : register(u1);
RWByteAddressBuffer sums : register(u2);

void main(uint vertex : SV_VertexID)
{
    uint before;

    appended.Append(7);
    counted[counted.IncrementCounter()] = 9;
    sums.InterlockedAdd(0, vertex + 1, before);
    sums.InterlockedOr(4, 1u << vertex);
    sums.Store(8 + 4 * vertex, 100 + vertex);
}
