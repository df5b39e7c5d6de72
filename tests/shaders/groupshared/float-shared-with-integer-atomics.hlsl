// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// The largest float of a group by integer atomics on its bits.
StructuredBuffer<float> values : register(t0);
RWStructuredBuffer<float> results : register(u0);
groupshared uint largest;

uint ordered(float v) {
    uint bits = asuint(v);
    return (bits & 0x80000000u) ? ~bits : bits | 0x80000000u;
}

float restored(uint key) {
    return asfloat((key & 0x80000000u) ? key & 0x7fffffffu : ~key);
}

[numthreads(16, 1, 1)]
void main(uint id : SV_DispatchThreadID, uint thread : SV_GroupIndex, uint group : SV_GroupID) {
    if (thread == 0)
        largest = 0;
    GroupMemoryBarrierWithGroupSync();
    InterlockedMax(largest, ordered(values[id]));
    GroupMemoryBarrierWithGroupSync();
    if (thread == 0)
        results[group] = restored(largest);
}
