// dxc: -T cs_6_0 -E main
// dxs: --root-signature embedded --descriptor-heap mappings --descriptor-sizes 32,64,16
// refused: the residency status of a storage buffer: only texel buffers have one
// Refused as in descriptor sets: what a pipeline maps to an address is no texel buffer.
ByteAddressBuffer words : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[RootSignature("SRV(t0), UAV(u0)")]
[numthreads(8, 1, 1)]
void main(uint thread : SV_DispatchThreadID)
{
    uint status;
    words.Load(4 * thread, status);
    results[thread] = CheckAccessFullyMapped(status);
}
