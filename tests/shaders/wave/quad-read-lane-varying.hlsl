// dxc: -T cs_6_0 -E main
// QuadReadLaneAt on floats and with each constant lane.
StructuredBuffer<float> values : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    float v = values[thread];
    results[thread] = float4(QuadReadLaneAt(v, 0), QuadReadLaneAt(v, 1), QuadReadLaneAt(v, 2), QuadReadLaneAt(v, 3));
}
