// dxc: -T cs_6_10 -E main -enable-16bit-types
// dxs: --bfloat16
// env: vulkan1.3
// refused: SPIR-V does not add matrices of bfloat16
// Accumulates matrices of bfloat16. (Component 23 is BF16.)
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

[numthreads(32, 1, 1)]
void main()
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(23, 16, 16, 2, 1)]] sum;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(23, 16, 16, 0, 1)]] added;
    __builtin_LinAlg_MatrixLoadFromDescriptor(sum, input, 0, 32, 0, 128);
    __builtin_LinAlg_MatrixLoadFromDescriptor(added, input, 512, 32, 0, 128);
    __builtin_LinAlg_MatrixAccumulate(sum, sum, added);
    __builtin_LinAlg_MatrixStoreToDescriptor(sum, output, 0, 32, 0, 128);
}
