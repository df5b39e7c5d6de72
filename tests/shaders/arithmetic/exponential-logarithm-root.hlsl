// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// exp2, log2, sqrt, rsqrt, and what is made of them: exp, log, log10, pow.
StructuredBuffer<float> values : register(t0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float v = values[id];
    uint at = id * 8;
    results[at + 0] = exp2(v);
    results[at + 1] = log2(v);
    results[at + 2] = sqrt(v);
    results[at + 3] = rsqrt(v);
    results[at + 4] = exp(v);
    results[at + 5] = log(v);
    results[at + 6] = log10(v);
    results[at + 7] = pow(v, 1.5);
}
