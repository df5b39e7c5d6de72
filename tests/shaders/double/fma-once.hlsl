// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// dxs: --fma
// fma() of doubles rounds once.
StructuredBuffer<double> inputs : register(t0);
RWStructuredBuffer<double> results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    results[0] = fma(inputs[0], inputs[1], inputs[2]);
}
