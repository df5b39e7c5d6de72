// dxc: -T cs_6_6 -E main
// env: vulkan1.3
// A matrix of 16 rows and 32 columns times one of 32 rows and 16, whose columns lie one behind the other; then by halves.
#include "ags-matrices.hlsli"

ByteAddressBuffer left : register(t0), right : register(t1);
RWByteAddressBuffer results : register(u0);

[numthreads(32, 1, 1)]
[WaveSize(32)]
void main()
{
    Matrix sum = fill(type_of(F32, SUM, 0), asuint(0.5)), halves = fill(type_of(F16, SUM, 0), 0x3c00);

    [loop] for (uint k = 0; k < 2; k++) {
        Matrix a = load(type_of(F16, A, 0), left, 32 * k, 64), b = load(type_of(F16, B, COLUMNS), right, 32 * k, 64);
        sum = multiply_add(F16_F16_TO_F32, a, b, sum);
        if (k == 1)
            halves = multiply_add(F16_F16_TO_F16, a, b, halves);
    }
    store(type_of(F32, SUM, 0), results, 0, 64, sum);
    store(type_of(F32, SUM, COLUMNS), results, 1024, 64, sum);
    store(type_of(F16, SUM, 0), results, 2048, 32, halves);
}
