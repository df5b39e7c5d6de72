// dxc: -T cs_6_9 -E main -enable-16bit-types
// Lanes of a quad read as bool, and as native vectors.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    uint v = values[thread];
    bool b = v & 1;
    vector<uint, 5> vec = v;
    vec[3] = v * 10;
    vec[4] = thread;
    vector<half, 3> halves = (half)v;
    halves[1] = (half)(thread * 0.5);
    results[thread] = QuadReadLaneAt(b, 1) ? 1 : 0;
    vector<uint, 5> third = QuadReadLaneAt(vec, 2), across = QuadReadAcrossX(vec);
    results[8 + thread] = third[3] + third[4];
    results[16 + thread] = across[0] + across[4] * 100;
    results[24 + thread] = uint(QuadReadAcrossDiagonal(halves)[1] * 2);
}
