// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_1 -E main
// Constant lookup tables of floats, vectors and integers.
static const float weights[6] = {0.5, 1.5, -2.0, 3.25, 0.0, 8.0};
static const int2 offsets[4] = {int2(-1, 0), int2(1, 0), int2(0, -1), int2(0, 1)};
static const uint primes[8] = {2, 3, 5, 7, 11, 13, 17, 19};
StructuredBuffer<uint> indices : register(t0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint at = indices[id];
    int2 offset = offsets[at & 3];
    results[id] = weights[at % 6] + offset.x * 10 + offset.y * 100 + primes[at] * 1000;
}
