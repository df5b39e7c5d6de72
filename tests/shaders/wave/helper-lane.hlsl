// dxc: -T cs_6_6 -E main
// A compute shader has no helper lanes.
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    results[thread] = IsHelperLane() ? 0 : thread + 1;
}
