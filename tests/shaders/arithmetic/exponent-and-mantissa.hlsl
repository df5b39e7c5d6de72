// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// ldexp, frexp and modf.
StructuredBuffer<float> values : register(t0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float v = values[id];
    float exponent, whole;
    float mantissa = frexp(v, exponent);
    float fraction = modf(v, whole);
    uint at = id * 5;
    results[at] = mantissa;
    results[at + 1] = exponent;
    results[at + 2] = whole;
    results[at + 3] = fraction;
    results[at + 4] = ldexp(v, 3.0);
}
