// dxc: -T cs_6_6 -E main
// dxs: --cooperative-matrix-conversions
// env: vulkan1.3
// As ags-matrix-shared, but sums become operands by SPV_NV_cooperative_matrix2.
#include "ags-matrices.hlsli"

ByteAddressBuffer numbers : register(t0);
RWByteAddressBuffer results : register(u0);

[numthreads(64, 1, 1)]
[WaveSize(32)]
void main(uint thread : SV_GroupIndex)
{
    uint wave = WaveReadLaneFirst(thread / 32);
    Matrix a = load(type_of(F16, A, 0), numbers, 512 * wave, 32);

    store_shared(type_of(F16, A, 0), 256 * wave, 8, a);
    Matrix transposed = load_shared(type_of(F16, B, COLUMNS), 256 * wave, 8);
    Matrix sum = multiply_add(F16_F16_TO_F32, a, transposed, fill(type_of(F32, SUM, 0), 0));
    Matrix again = convert(type_of(F32, SUM, 0), type_of(F16, B, 0), sum, false);
    sum = multiply_add(F16_F16_TO_F32, a, again, sum);
    store(type_of(F32, SUM, 0), results, 1024 * wave, 64, sum);
    store(type_of(F16, SUM, 0), results, 2048 + 512 * wave, 32,
          convert(type_of(F16, A, 0), type_of(F16, SUM, 0), a, false));
}
