// dxc: -T ps_6_0 -E main
// Discards that follow each other need one branch; with a write between them, two.
RWStructuredBuffer<uint> counts : register(u1);

float4 main(float4 color : COLOR, nointerpolation uint kind : KIND) : SV_Target
{
    clip(color.x - 0.25);
    clip(color.y - 0.5);
    uint before;
    InterlockedAdd(counts[kind], 1, before);
    clip(color.z - 0.75);
    return color;
}
