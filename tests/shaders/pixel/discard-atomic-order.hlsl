// dxc: -T ps_6_0 -E main
// Discarded lanes still take part in derivatives and quad reads, but write no more; what was written before stays.
RWByteAddressBuffer counts : register(u1);

float4 main(float4 position : SV_Position, float a : A) : SV_Target
{
    counts.InterlockedAdd(0, 1);
    if (uint(position.x) == 1)
        discard;
    counts.InterlockedAdd(4, 1);
    return float4(QuadReadAcrossX(a), ddx(a), a, 1.0);
}
