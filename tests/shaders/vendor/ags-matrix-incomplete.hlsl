// dxc: -T cs_6_6 -E main
// refused: AGS opcode 0x28 (WaveMatrix, Float8: calls before it are missing), phase 1, data 0x5
#include "ags-matrices.hlsli"

RWByteAddressBuffer results : register(u0);

[numthreads(32, 1, 1)]
void main()
{
    Matrix a = fill(type_of(F16, A, 0), 0);

    give(0x28, 0, 1, a);
    give(0x28, 0, 3, a);
    ags(0x28, F16_F16_TO_F32, 1, 0, 0);
    store(type_of(F32, SUM, 0), results, 0, 64, take(0x28, 2));
}
