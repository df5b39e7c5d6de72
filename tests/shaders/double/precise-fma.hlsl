// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// A precise fma rounds once.
StructuredBuffer<double> numbers : register(t0);
RWStructuredBuffer<double> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    precise double result = fma(numbers[3 * id], numbers[3 * id + 1], numbers[3 * id + 2]);

    results[id] = result;
}
