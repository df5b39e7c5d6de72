// dxc: -T cs_6_6 -E main
// refused: AGS opcode 0x33 (WaveMatrix, Float8: not translated), phase 0, data 0x106
#include "ags-matrices.hlsli"

RWByteAddressBuffer results : register(u0);

[numthreads(32, 1, 1)]
void main()
{
    uint wide = 0x100 | type_of(F32, A, 0);

    store(wide, results, 0, 64, fill(wide, 0));
}
