// dxc: -T cs_6_2 -E main
// fxc: -T cs_4_0 -E main
// Byte offsets with bits that are set by an or: where the bit may be set already, the or is no sum.
ByteAddressBuffer bytes : register(t0);
RWStructuredBuffer<uint4> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    results[id * 2] = uint4(bytes.Load((4 * id) | 4), bytes.Load((8 * id) | 4), bytes.Load((4 * id) | 8), bytes.Load((12 * id) | 12));
    results[id * 2 + 1] = uint4(bytes.Load2((4 * id) | 4), bytes.Load2((8 * id) | 16));
}
