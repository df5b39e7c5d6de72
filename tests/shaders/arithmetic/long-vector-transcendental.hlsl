// dxc: -T cs_6_9 -E main
// Unary operations and a dot product on vectors of five floats (shader model 6.9).
StructuredBuffer<vector<float, 5> > inputs : register(t0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    vector<float, 5> v = inputs[0];
    vector<float, 5> roots = sqrt(v), powers = exp2(v), rounded = floor(v * 0.3);
    for (uint i = 0; i < 5; i++) {
        results[i] = roots[i];
        results[5 + i] = powers[i];
        results[10 + i] = rounded[i];
    }
    results[15] = dot(v, roots);
}
