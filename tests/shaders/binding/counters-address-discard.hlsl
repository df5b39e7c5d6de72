// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main -Gfp
// dxs: --root-signature embedded --counters address --resource-heap-size 64
// env: vulkan1.2
// Pixels that were discarded do not count, though their quads go on.
RWStructuredBuffer<uint> List : register(u1);

[RootSignature("DescriptorTable(UAV(u1))")]
float4 main(float4 position : SV_Position, float a : A) : SV_Target
{
    if (uint(position.x) == 1)
        discard;
    List[List.IncrementCounter()] = 5;
    return float4(ddx(a), 0, 0, 1.0);
}
