// dxc: -T cs_6_6 -E main
// env: vulkan1.3
// Sums, differences, products and quotients of halves, and a difference of floats.
#include "ags-matrices.hlsli"

ByteAddressBuffer numbers : register(t0);
RWByteAddressBuffer results : register(u0);

[numthreads(32, 1, 1)]
[WaveSize(32)]
void main()
{
    uint type = type_of(F16, SUM, 0), floats = type_of(F32, SUM, 0);
    Matrix a = load(type, numbers, 0, 32), b = load(type, numbers, 512, 32);

    store(type, results, 0, 32, combine(type, ADD, a, b));
    store(type, results, 512, 32, combine(type, SUBTRACT, a, b));
    store(type, results, 1024, 32, combine(type, MULTIPLY, a, b));
    store(type, results, 1536, 32, combine(type, DIVIDE, a, b));
    Matrix wide = convert(type, floats, a, false);
    store(floats, results, 2048, 64, combine(floats, SUBTRACT, wide, convert(type, floats, b, false)));
}
