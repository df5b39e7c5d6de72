// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// The four roundings and the fractional part; ties go to even.
StructuredBuffer<float> values : register(t0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float v = values[id];
    results[id] = round(v);
    results[id + 8] = floor(v);
    results[id + 16] = ceil(v);
    results[id + 24] = trunc(v);
    results[id + 32] = frac(v);
}
