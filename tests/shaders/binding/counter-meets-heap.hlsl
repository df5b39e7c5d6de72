// dxc: -T cs_6_6 -E main
// refused: UAV (u1004, space0) and a descriptor heap collide at set 0, binding 5004: choose other shifts
// Refused: the counter of a register gets the binding of the textures of the heap.
RWStructuredBuffer<uint> List : register(u1004);

[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID)
{
    Texture2D<uint> texels = ResourceDescriptorHeap[3];
    List[List.IncrementCounter()] = texels[thread.xy];
}
