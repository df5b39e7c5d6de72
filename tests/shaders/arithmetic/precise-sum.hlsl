// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// Compensated summation: `precise` forbids to simplify (t - sum) - y to zero.
StructuredBuffer<float> values : register(t0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    precise float sum = 0, lost = 0;
    for (uint i = 0; i < 9; i++) {
        precise float y = values[i] - lost;
        precise float t = sum + y;
        lost = (t - sum) - y;
        sum = t;
    }
    results[0] = sum;
    results[1] = lost;
}
