// dxc: -T ps_6_5 -E main
// Scans by one mask in front of a discard and behind it, where a lane is gone.
StructuredBuffer<uint> values : register(t0);

uint4 main(float4 position : SV_Position) : SV_Target
{
    uint v = values[uint(position.x) % 2 + uint(position.y) % 2 * 2];
    uint4 mask = 0xffffffff;
    uint before = WaveMultiPrefixSum(v, mask), bits = WaveMultiPrefixBitOr(v, mask);
    clip(v == 2 ? -1.0 : 1.0);
    uint behind = WaveMultiPrefixSum(v, mask), count = WaveMultiPrefixCountBits(true, mask);
    return uint4(before, behind, bits, count);
}
