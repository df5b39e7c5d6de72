// dxc: -T ps_6_5 -E main
// Masks that differ in the bit of a helper lane alone are of one set: the lanes that take part count.
StructuredBuffer<uint> values : register(t0);

uint4 main(float4 position : SV_Position, float a : A) : SV_Target
{
    uint lane = uint(position.x) % 2 + uint(position.y) % 2 * 2, v = values[lane];
    uint4 mask = uint4(0xE | (lane & 1), 0, 0, 0);

    return uint4(WaveMultiPrefixSum(v, mask), WaveMultiPrefixProduct(v, mask), WaveMultiPrefixBitXor(v, mask),
                 WaveMultiPrefixCountBits(true, mask) + uint(ddx(a)));
}
