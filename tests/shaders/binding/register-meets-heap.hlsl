// dxc: -T cs_6_6 -E main
// refused: SRV (t4004, space0) and a descriptor heap collide at set 0, binding 5004: choose other shifts
// Refused: with the default layout, a register and the descriptor heap get the same binding.
Texture2D<uint> Texture : register(t4004);
RWBuffer<uint> Output : register(u0);

[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID)
{
    Texture2D<uint> other = ResourceDescriptorHeap[3];
    Output[thread.x] = Texture[thread.xy] + other[thread.xy];
}
