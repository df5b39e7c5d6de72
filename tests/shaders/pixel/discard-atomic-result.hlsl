// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// Results of atomics after a discard, in lanes that live; the discarded lanes change nothing.
RWByteAddressBuffer counts : register(u1);

float4 main(float4 position : SV_Position, float a : A) : SV_Target
{
    uint index = uint(position.x) + 2 * uint(position.y), old, exchanged;
    if (uint(position.x) == 1)
        discard;
    counts.InterlockedAdd(4 * index, 5, old);
    counts.InterlockedCompareExchange(16 + 4 * index, 7, 8, exchanged);
    return float4(ddx(a), old, exchanged, 1.0);
}
