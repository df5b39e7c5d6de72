// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main -Gfp
// dxs: --root-signature embedded --counters address --addresses pointer --resource-heap-size 64
// env: vulkan1.2
// UAV counters by device address. The addresses are in memory; a uniform buffer holds the address of that memory.
RWStructuredBuffer<uint> List : register(u0);
AppendStructuredBuffer<uint> Appended : register(u1);

[RootSignature("DescriptorTable(UAV(u0, numDescriptors=2))")]
[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID)
{
    List[List.IncrementCounter()] = thread.x;
    if (thread.x & 1)
        Appended.Append(thread.x);
}
