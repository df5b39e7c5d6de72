// dxc: -T cs_6_9 -E main
// Arithmetic on vectors of eight floats (shader model 6.9).
StructuredBuffer<vector<float, 8> > inputs : register(t0);
RWStructuredBuffer<vector<float, 8> > results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    vector<float, 8> a = inputs[0], b = inputs[1];
    results[0] = a + b * 2;
    results[1] = max(a, b) - min(a, b);
    results[2] = mad(a, b, a);
    results[3] = abs(-a);
    results[4] = select(a < b, a, b);
}
