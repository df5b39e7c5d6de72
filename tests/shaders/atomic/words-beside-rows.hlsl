// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Atomic operations at any word of buffers that are else loaded by rows of four words.
RWByteAddressBuffer raw : register(u0);
RWByteAddressBuffer exchanged : register(u1);
RWByteAddressBuffer results : register(u2);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint4 sum = raw.Load4(16 * id) + exchanged.Load4(16 * id);
    uint old;
    raw.InterlockedAdd(64 + 4 * id, 5, old);
    sum += old;
    exchanged.InterlockedCompareExchange(64 + 4 * id, 18, 7, old);
    results.Store4(16 * id, sum + old);
}
