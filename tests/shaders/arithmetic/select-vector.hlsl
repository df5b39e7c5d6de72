// dxc: -T cs_6_0 -E main
// A component-wise choice between two vectors.
StructuredBuffer<float4> inputs : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    float4 a = inputs[0], b = inputs[1];
    results[0] = select(a < b, a, b * 2);
    results[1] = all(a < 100) ? a.wzyx : b;
    results[2] = any(a > b) ? a.xxxx : b.yyyy;
}
