// dxc: -T cs_6_10 -E main -enable-16bit-types
// env: vulkan1.3
// refused: the wave size must be known
// Scratch memory must hold a matrix for each wave of the group.
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

[numthreads(32, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 16, 16, 2, 1)]] sum;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 16, 16, 0, 1)]] a;
    __builtin_LinAlg_MatrixLoadFromDescriptor(sum, input, 0, 64, 0, 128);
    __builtin_LinAlg_CopyConvertMatrix(a, sum, true);
    __builtin_LinAlg_MatrixStoreToDescriptor(a, output, 0, 64, 0, 128);
}
