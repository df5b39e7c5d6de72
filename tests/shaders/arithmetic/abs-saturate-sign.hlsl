// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_1 -E main
// abs, saturate (NaN becomes 0), sign and clamp.
StructuredBuffer<float> values : register(t0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(6, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float v = values[id];
    results[id] = abs(v);
    results[id + 6] = saturate(v);
    results[id + 12] = sign(v);
    results[id + 18] = clamp(v, -2.0, 2.0);
}
