// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// saturate(-(x + constant)): alone, beside other uses of the sum or of its negation, and precise. A NaN becomes 0.
StructuredBuffer<float> values : register(t0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float x = values[id];
    results[id] = smoothstep(1, 0, x); // t * t * (3 - 2 * t) of t = saturate(-(x - 1))
    float sum = x + 0.5;
    results[id + 8] = sum;
    results[id + 16] = saturate(sum * -1.0);
    float negation = (x - 0.75) * -1.0;
    results[id + 24] = negation;
    results[id + 32] = saturate(negation);
    precise float exact = (x - 0.5) * -1.0;
    results[id + 40] = saturate(exact);
}
