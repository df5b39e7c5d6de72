// dxc: -T cs_6_10 -E main -enable-16bit-types
// dxs: --lane-count 32
// env: vulkan1.3
// refused: rows must fill whole words
// Atomics add whole words: seven halves fill three and a half. (Component 8 is F16.)
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

[numthreads(32, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 4, 7, 2, 1)]] halves;
    __builtin_LinAlg_MatrixLoadFromDescriptor(halves, input, 0, 16, 0, 128);
    __builtin_LinAlg_MatrixAccumulateToDescriptor(halves, output, 0, 16, 0, 128);
}
