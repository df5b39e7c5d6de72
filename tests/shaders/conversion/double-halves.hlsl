// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// asdouble and asuint: a double as two words.
StructuredBuffer<uint2> words : register(t0);
RWStructuredBuffer<uint2> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    double value = asdouble(words[id].x, words[id].y);
    uint low, high;
    asuint(value * 2.0L, low, high);
    results[id] = uint2(low, high);
}
