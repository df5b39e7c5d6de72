// dxc: -T cs_6_0 -E main
// refused: SRV (t1001, space0) and UAV (u1, space0) collide at set 0, binding 2001: choose other shifts
// Refused: a register is so large that its binding is also that of a register of the next class.
Buffer<uint> Input : register(t1001);
RWBuffer<uint> Output : register(u1);

[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID)
{
    Output[thread.x] = Input[thread.x];
}
