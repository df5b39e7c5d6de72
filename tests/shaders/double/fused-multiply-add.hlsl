// dxc: -T cs_6_0 -E main
// fma() rounds once: it finds what a product has lost.
StructuredBuffer<double> values : register(t0);
RWStructuredBuffer<double> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    precise double product = values[0] * values[1];
    results[0] = fma(values[0], values[1], -product);
    results[1] = fma(values[0], values[2], values[3]);
    results[2] = mad(values[2], values[3], values[2]);
}
