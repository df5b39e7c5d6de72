// dxc: -T cs_6_0 -E main
// Values of the first lane, of a fixed lane, and of a lane that differs from lane to lane.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    uint v = values[thread];
    float2 f = float2(v * 0.5, v);
    results[thread] = WaveReadLaneFirst(v);
    results[thread + 4] = WaveReadLaneAt(v, 2);
    results[thread + 8] = WaveReadLaneAt(v, (thread + 1) % 4);
    results[thread + 12] = asuint(WaveReadLaneFirst(f).x + WaveReadLaneAt(f, 3).y);
    results[thread + 16] = WaveReadLaneAt(v > 15, thread ^ 1) ? 1 : 0;
}
