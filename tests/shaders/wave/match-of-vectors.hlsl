// dxc: -T cs_6_9 -E main
// Vectors match if all of their components do.
StructuredBuffer<uint4> values : register(t0);
RWStructuredBuffer<uint4> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    uint4 v = values[thread];
    vector<uint, 5> wide = {v.x, v.x, v.x, v.x, v.y};
    results[thread] = uint4(WaveMatch(v.xy).x, WaveMatch(v.xyz).x, WaveMatch(v.yx).x, WaveMatch(wide).x);
    results[thread + 4] = uint4(WaveMatch(asfloat(v.xy)).x, WaveMatch(v.xy < 2).x, WaveMatch(v).x, WaveMatch(v.x).x);
}
