// dxc: -T ps_6_0 -E main
// dxs: --zero-inactive-lanes
// Lanes of pixels are read as they are: the others of a quad are there, as helper lanes at least.
ByteAddressBuffer values : register(t0);

uint4 main(float4 position : SV_Position) : SV_Target
{
    uint lane = uint(position.x) % 2 + uint(position.y) % 2 * 2, value = values.Load(4 * lane);
    return uint4(QuadReadAcrossX(value), QuadReadAcrossY(value), QuadReadAcrossDiagonal(value), QuadReadLaneAt(value, 0));
}
