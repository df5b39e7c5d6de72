// dxc: -T cs_6_6 -E main
// dxs: --float8
// env: vulkan1.3
// Floats of 8 bits, of matrices and single ones.
#include "ags-matrices.hlsli"

ByteAddressBuffer numbers : register(t0);
RWByteAddressBuffer results : register(u0);

[numthreads(32, 1, 1)]
[WaveSize(32)]
void main(uint lane : SV_GroupIndex)
{
    uint type_a = type_of(FP8, A, 0), type_b = type_of(FP8, B, COLUMNS), type_sum = type_of(F32, SUM, 0);
    Matrix a = load(type_a, numbers, 0, 16), b = load(type_b, numbers, 256, 16);
    Matrix sum = multiply_add(FP8_FP8_TO_F32, a, b, fill(type_sum, 0));

    store(type_sum, results, 0, 64, sum);
    Matrix again = convert(type_sum, type_b, sum, true);
    for (uint k = 0; k < length_of(type_b); k++)
        again = with_element(type_b, again, k, element(type_b, again, k) ^ 0x80808080);
    store(type_b, results, 1024, 16, again);
    store(type_of(F16, A, 0), results, 1280, 32, convert(type_a, type_of(F16, A, 0), a, false));
    store(type_of(BF8, A, 0), results, 1792, 16, fill(type_of(BF8, A, 0), 0x3c));

    float number = asfloat(numbers.Load(512 + 4 * lane));
    uint4 bytes = {ags(0x36, 2, asuint(number)), ags(0x36, 0x102, asuint(number)), ags(0x36, 3, asuint(number)),
                   ags(0x36, 0x103, asuint(number))};
    results.Store4(2048 + 16 * lane, bytes);
    results.Store2(2560 + 8 * lane, uint2(ags(0x36, 0, bytes.x), ags(0x36, 1, bytes.z)));
}
