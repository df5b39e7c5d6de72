// dxc: -T ps_6_5 -E main
// fxc: -T ps_5_1 -E main -Qstrip
// What a discarded pixel must leave alone: texels, words that are exchanged, counters, bytes.
RWTexture2D<uint> texels : register(u1);
RWBuffer<uint> typed : register(u2);
RWStructuredBuffer<uint> exchanged : register(u3);
RWByteAddressBuffer bytes : register(u4);
RWTexture2D<uint> compared : register(u5);
RWStructuredBuffer<uint> counted : register(u6);

float4 main(float4 position : SV_Position) : SV_Target
{
    uint x = uint(position.x), y = uint(position.y), n = 4 * y + x, old, before;
    if ((x + y) & 1)
        discard;
    texels[uint2(x, y)] = 10 + n;
    typed[n] = 20 + n;
    InterlockedCompareExchange(exchanged[n], n, 100 + n, old);
    bytes.Store4(16 * n, uint4(old, 30 + n, n, 3));
    InterlockedCompareExchange(compared[uint2(x, y)], 7, n, before);
    counted[counted.IncrementCounter()] = 1;
    return float4(old, before, ddx(position.x), 1);
}
