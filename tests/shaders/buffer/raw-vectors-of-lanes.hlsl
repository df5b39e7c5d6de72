// dxc: -T cs_6_0 -E main
// Lanes and quotients have a maximum. Products with small numbers do not wrap around, so they need no mask; products
// with 2^30 + 16 do: four times it is byte 64.
ByteAddressBuffer Words : register(t0);
RWByteAddressBuffer Results : register(u0);

[numthreads(16, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint lane = WaveGetLaneIndex(), part = id / 3;
    uint4 result = 0;

    result.x = Words.Load4(lane * 16 + 16).x - lane * 4;
    result.y = Words.Load4(part * 16).x - part * 4;
    if (lane % 4 == 0)
        result.z = Words.Load4(lane * 0x40000010).y - lane * 4;
    if (part % 4 == 0)
        result.w = Words.Load4(part * 0x40000010).z - part * 4;
    Results.Store4(id * 16, result);
}
