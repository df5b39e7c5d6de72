// dxc: -T cs_6_2 -E main -enable-16bit-types
// Roundings, roots, exponentials and trigonometry on 16-bit floats.
StructuredBuffer<half> values : register(t0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    half v = values[id];
    results[id] = floor(v);
    results[id + 4] = ceil(v);
    results[id + 8] = round(v);
    results[id + 12] = trunc(v);
    results[id + 16] = frac(v);
    results[id + 20] = sqrt(abs(v));
    results[id + 24] = exp2(v);
    results[id + 28] = log2(abs(v));
    results[id + 32] = sin(v);
    results[id + 36] = cos(v);
    results[id + 40] = atan(v);
    results[id + 44] = rsqrt(abs(v));
    results[id + 48] = tan(v);
    results[id + 52] = tanh(v);
}
