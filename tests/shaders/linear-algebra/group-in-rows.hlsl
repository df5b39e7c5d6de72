// dxc: -T cs_6_10 -E main -enable-16bit-types
// env: vulkan1.3
// Matrices of a group that is a box of 30 threads, so that its last wave is not whole: transposed, copied, filled with
// signed numbers, and added to memory. (Components: 4 is I32, 8 is F16, 9 is F32; use 2 is a sum; scope 2 is a thread
// group.)
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

[numthreads(5, 3, 2)]
void main(uint thread : SV_GroupIndex)
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 6, 10, 2, 2)]] sum, copy;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 10, 6, 2, 2)]] turned;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(4, 6, 10, 2, 2)]] integers;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 6, 10, 2, 2)]] halves;

    __builtin_LinAlg_MatrixLoadFromDescriptor(sum, input, 0, 48, 0, 128);
    __builtin_LinAlg_CopyConvertMatrix(copy, sum, false);
    __builtin_LinAlg_CopyConvertMatrix(turned, sum, true);
    __builtin_LinAlg_MatrixStoreToDescriptor(copy, output, 0, 48, 0, 128);
    __builtin_LinAlg_MatrixStoreToDescriptor(turned, output, 288, 32, 0, 128);
    __builtin_LinAlg_MatrixAccumulateToDescriptor(sum, output, 608, 48, 0, 128);
    __builtin_LinAlg_MatrixAccumulateToDescriptor(sum, output, 896, 32, 1, 128);
    __builtin_LinAlg_CopyConvertMatrix(halves, copy, false);
    __builtin_LinAlg_MatrixAccumulateToDescriptor(halves, output, 1216, 32, 0, 128);
    __builtin_LinAlg_FillMatrix(integers, asint(input.Load(288)));
    uint length = __builtin_LinAlg_MatrixLength(integers);
    __builtin_LinAlg_MatrixSetElement(integers, integers, length, 5);
    __builtin_LinAlg_MatrixAccumulateToDescriptor(integers, output, 1408, 48, 0, 128);
}
