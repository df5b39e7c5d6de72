// dxc: -T cs_6_0 -E main
// As masked-lane, but a barrier orders groupshared memory: the shader does not count on waves of 32 lanes. Lanes read
// from their own number, which every size of waves has.
RWStructuredBuffer<uint> results : register(u0);
groupshared uint values[32];

[numthreads(32, 1, 1)]
void main(uint index : SV_GroupIndex) {
    values[index ^ 1] = 10 + index;
    GroupMemoryBarrierWithGroupSync();
    results[index] = WaveReadLaneAt(values[index], WaveGetLaneIndex() & 31);
}
