// dxc: -T cs_6_6 -E main
// env: vulkan1.3
// What is done with elements one by one, and with words of matrices that are kept in an array.
#include "ags-matrices.hlsli"

ByteAddressBuffer numbers : register(t0);
RWByteAddressBuffer results : register(u0);

[numthreads(32, 1, 1)]
[WaveSize(32)]
void main()
{
    uint type = type_of(F32, SUM, 0), half_type = type_of(F16, A, 0);
    Matrix m = load(type, numbers, 0, 64), kept[3];

    kept[0] = m;
    kept[1] = combine(type, ADD, m, m);
    kept[2] = combine(type, DIVIDE, combine(type, MULTIPLY, m, m), fill(type, asuint(2.0)));
    [loop] for (uint k = 0; k < length_of(type); k++)
        m = with_element(type, m, k, asuint(asfloat(element(type, m, k)) + 1.0));
    store(type, results, 0, 64, m);
    [loop] for (uint n = 0; n < 3; n++)
        store(type, results, 1024 + 1024 * n, 64, kept[numbers.Load(1024 + 4 * n)]);

    Matrix h = load(half_type, numbers, 1040, 32);
    [loop] for (uint e = 0; e < length_of(half_type); e++)
        h = with_element(half_type, h, e, element(half_type, h, e) ^ 0x8000);
    Matrix both[2];
    both[0] = h;
    both[1] = fill(half_type, 0x3c00 + numbers.Load(1024));
    store(half_type, results, 4096, 32, both[numbers.Load(1032)]);
    store(half_type, results, 4608, 32, both[numbers.Load(1028)]);
}
