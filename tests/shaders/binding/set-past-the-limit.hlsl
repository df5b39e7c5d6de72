// dxc: -T cs_6_0 -E main
// dxs: --set-limit 4
// refused: UAV (u0, space4): is in set 4: the limit is 4 sets
// Refused: the space maps to descriptor set 4, but the limit is 4 sets.
RWBuffer<uint> Output : register(u0, space4);

[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID)
{
    Output[thread.x] = thread.x;
}
