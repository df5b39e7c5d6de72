// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// A loop-carried double and one in a local structure.
struct totals {
    double sum, product;
};
StructuredBuffer<double> values : register(t0);
RWStructuredBuffer<totals> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    totals t;
    t.sum = 0;
    t.product = 1;
    for (uint i = 0; i < 4; i++) {
        double v = values[i + id * 4];
        if (v == 0)
            continue;
        t.sum += v;
        t.product *= v;
    }
    results[id] = t;
}
