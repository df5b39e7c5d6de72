// dxc: -T cs_6_6 -E main
// dxs: --float8 --zero-nans
// env: vulkan1.3
// Whether an 8-bit float is a NaN cannot be asked: what is converted from it can.
#include "ags-matrices.hlsli"

RWByteAddressBuffer results : register(u0);

[numthreads(32, 1, 1)]
[WaveSize(32)]
void main()
{
    Matrix bytes = fill(type_of(FP8, A, 0), 0x36);
    store(type_of(F16, A, 0), results, 0, 32, convert(type_of(FP8, A, 0), type_of(F16, A, 0), bytes, false));
    uint number = ags(0x36, 2, asuint(1.5));
    results.Store(1024, ags(0x36, 0, number));
}
