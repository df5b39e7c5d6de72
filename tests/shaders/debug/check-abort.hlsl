// dxc: -T cs_6_0 -E main
// dxs: --check rules --check-to abort --shader-hash 0x0000000500000003
// An index beyond the array ends the shader.
RWByteAddressBuffer values : register(u0);
groupshared uint common[4];

[numthreads(8, 1, 1)] void main(uint thread : SV_GroupThreadID)
{
    common[values.Load(4 * thread)] = thread;
    GroupMemoryBarrierWithGroupSync();
    values.Store(4 * thread, common[thread & 3]);
}
