// dxc: -T cs_6_6 -E main
// env: vulkan1.3
// Words of one matrix in another order, and words of two matrices, become a matrix of their own.
#include "ags-matrices.hlsli"

ByteAddressBuffer numbers : register(t0);
RWByteAddressBuffer results : register(u0);

[numthreads(32, 1, 1)]
[WaveSize(32)]
void main(uint lane : SV_GroupIndex)
{
    uint type = type_of(F32, SUM, 0);
    Matrix a = load(type, numbers, 0, 64), b = load(type, numbers, 1024, 64), turned, mixed;

    [unroll] for (uint k = 0; k < 8; k++) {
        turned.words[k] = a.words[(k + 1) % 8];
        mixed.words[k] = k < 4 ? a.words[k] : b.words[k];
    }
    results.Store(8 * lane, element(type, turned, 0) - element(type, a, 1));
    results.Store(8 * lane + 4, element(type, mixed, 2) - element(type, a, 2));
}
