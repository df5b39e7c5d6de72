// dxc: -T cs_6_9 -E main
// Wave operations on vectors of five (shader model 6.9).
StructuredBuffer<vector<uint, 5> > values : register(t0);
RWStructuredBuffer<vector<uint, 5> > results : register(u0);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    vector<uint, 5> v = values[thread];
    results[thread] = WaveActiveSum(v) + WaveReadLaneFirst(v) * 1000;
}
