// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main -Gfp
// An inclusive scan over the group with two arrays in turn.
StructuredBuffer<float> values : register(t0);
RWStructuredBuffer<float> results : register(u0);
groupshared float lines[2][32];

[numthreads(32, 1, 1)]
void main(uint thread : SV_GroupIndex) {
    uint from = 0;
    lines[0][thread] = values[thread];
    GroupMemoryBarrierWithGroupSync();
    [loop] for (uint distance = 1; distance < 32; distance *= 2) {
        float v = lines[from][thread];
        if (thread >= distance)
            v += lines[from][thread - distance];
        from ^= 1;
        lines[from][thread] = v;
        GroupMemoryBarrierWithGroupSync();
    }
    results[thread] = lines[from][thread];
}
