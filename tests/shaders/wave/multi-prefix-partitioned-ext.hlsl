// dxc: -T cs_6_5 -E main
// dxs: --subgroup-partitioned-ext
// env: vulkan1.3
// Match and prefixes by SPV_EXT_shader_subgroup_partitioned.
StructuredBuffer<float2> keys : register(t0);
StructuredBuffer<uint> values : register(t1);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID)
{
    uint v = values[thread];
    uint4 mask = WaveMatch(keys[thread]);
    results[thread] = WaveMultiPrefixSum(v, mask);
    results[thread + 4] = WaveMultiPrefixProduct(v, mask);
    results[thread + 8] = asuint(WaveMultiPrefixSum(v * 0.5, mask));
}
