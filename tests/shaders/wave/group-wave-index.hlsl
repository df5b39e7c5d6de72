// dxc: -T cs_6_10 -E main
// The number of a wave within its group, and how many there are.
RWStructuredBuffer<uint2> results : register(u0);

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    results[id] = uint2(GetGroupWaveIndex(), GetGroupWaveCount());
}
