// dxc: -T cs_6_6 -E main
// env: vulkan1.3
// Bytes, signed ones times unsigned ones.
#include "ags-matrices.hlsli"

ByteAddressBuffer numbers : register(t0);
RWByteAddressBuffer results : register(u0);

[numthreads(32, 1, 1)]
[WaveSize(32)]
void main()
{
    Matrix a = load(type_of(I8, A, 0), numbers, 0, 16), b = load(type_of(U8, B, COLUMNS), numbers, 256, 16);
    Matrix sum = multiply_add(I8_U8_TO_I32, a, b, fill(type_of(I32, SUM, 0), numbers.Load(512)));

    store(type_of(I32, SUM, 0), results, 0, 64, sum);
}
