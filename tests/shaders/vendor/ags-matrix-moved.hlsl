// dxc: -T cs_6_6 -E main
// env: vulkan1.3
// A sum becomes an operand, and then a sum again, without another format.
#include "ags-matrices.hlsli"

ByteAddressBuffer numbers : register(t0);
RWByteAddressBuffer results : register(u0);

[numthreads(32, 1, 1)]
[WaveSize(32)]
void main()
{
    Matrix sum = load(type_of(F16, SUM, 0), numbers, 0, 32);
    Matrix operand = convert(type_of(F16, SUM, 0), type_of(F16, B, 0), sum, false);
    store(type_of(F16, B, 0), results, 0, 32, operand);
    store(type_of(F16, SUM, 0), results, 512, 32, convert(type_of(F16, B, 0), type_of(F16, SUM, 0), operand, false));
}
