// dxc: -T cs_6_10 -E main -enable-16bit-types
// dxs: --lane-count 8
// env: vulkan1.3
// Matrices that are added to what memory holds, by rows and by columns.
RWByteAddressBuffer output : register(u0);

[numthreads(8, 1, 1)]
void main()
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 8, 8, 2, 1)]] sum;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 8, 8, 2, 1)]] halves;

    __builtin_LinAlg_MatrixLoadFromDescriptor(sum, output, 0, 32, 0, 128);
    __builtin_LinAlg_CopyConvertMatrix(halves, sum, false);
    __builtin_LinAlg_MatrixAccumulateToDescriptor(sum, output, 256, 32, 0, 128);
    __builtin_LinAlg_MatrixAccumulateToDescriptor(sum, output, 256, 32, 1, 128);
    __builtin_LinAlg_MatrixAccumulateToDescriptor(halves, output, 512, 16, 1, 128);
}
