// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// isnan, isinf and isfinite as bits; the inputs are given as bit patterns.
StructuredBuffer<uint> patterns : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(10, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float v = asfloat(patterns[id]);
    uint bits = 0;
    if (isnan(v)) bits |= 1;
    if (isinf(v)) bits |= 2;
    if (isfinite(v)) bits |= 4;
    results[id] = bits;
}
