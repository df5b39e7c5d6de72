// dxc: -T cs_6_6 -E main
// refused: SRV (t4020, space0) and a descriptor heap collide at set 0, binding 5020: choose other shifts
// Refused: a register gets the binding of the heap's counters.
Texture2D<uint> Texture : register(t4020);

[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID)
{
    RWStructuredBuffer<uint> list = ResourceDescriptorHeap[3];
    list[list.IncrementCounter()] = Texture[thread.xy];
}
