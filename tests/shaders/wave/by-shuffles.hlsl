// dxc: -T cs_6_6 -E main -enable-16bit-types
// dxs: --no-subgroup-arithmetic
// Reductions and scans of waves without arithmetic of subgroups: each kind and type, of all lanes, and of some.
StructuredBuffer<int> values : register(t0);
RWStructuredBuffer<int> results : register(u0);

static uint place;
void put(int value) { results[place++] = value; }

[WaveSize(8)]
[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    int value = values[thread];
    uint word = value;
    place = 24 * thread;
    put(WaveActiveSum(value));
    put(WaveActiveProduct(value));
    put(WaveActiveMin(value));
    put(WaveActiveMax(value));
    put(WaveActiveMin(word));
    put(WaveActiveMax(word));
    put(WaveActiveBitAnd(word));
    put(WaveActiveBitOr(word));
    put(WaveActiveBitXor(word));
    put(WavePrefixSum(value));
    put(WavePrefixProduct(value));
    put((int)(WaveActiveSum(0.5 * value) * 2.0));
    put((int)WaveActiveMin((float)value));
    put((int)WaveActiveMax((half)value));
    uint2 pair = WaveActiveSum(uint2(thread, 2 * thread));
    put(pair.x + pair.y);
    uint4 mask = WaveMatch(thread & 1);
    put(WaveMultiPrefixSum(value, mask));
    put(WaveMultiPrefixBitXor(word, mask));
    put(WaveMultiPrefixProduct(value, mask));
    if (thread & 2) {
        put(WaveActiveSum(value));
        put(WavePrefixSum(value));
        put(WaveActiveMax(value));
    }
}
