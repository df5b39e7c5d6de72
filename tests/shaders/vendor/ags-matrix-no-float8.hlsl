// dxc: -T cs_6_6 -E main
// refused: 8-bit floats need the feature float8
#include "ags-matrices.hlsli"

RWByteAddressBuffer results : register(u0);

[numthreads(32, 1, 1)]
void main()
{
    store(type_of(FP8, A, 0), results, 0, 16, fill(type_of(FP8, A, 0), 0));
}
