// dxc: -T cs_6_10 -E main -enable-16bit-types
// dxs: --lane-count 8
// env: vulkan1.3
// Matrices of another format, of another use, and transposed; operands that are added to a sum.
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

[numthreads(32, 1, 1)]
void main()
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 8, 8, 0, 1)]] a, sum_as_a;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 8, 8, 1, 1)]] b;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 8, 8, 2, 1)]] sum, added, transposed, product;

    __builtin_LinAlg_MatrixLoadFromDescriptor(a, input, 0, 16, 0, 128);
    __builtin_LinAlg_CopyConvertMatrix(b, a, true);
    __builtin_LinAlg_MatrixMatrixMultiply(product, a, b); // A times A transposed
    __builtin_LinAlg_MatrixStoreToDescriptor(product, output, 0, 32, 0, 128);

    __builtin_LinAlg_FillMatrix(sum, 3);
    __builtin_LinAlg_MatrixAccumulate(added, sum, a);
    __builtin_LinAlg_MatrixStoreToDescriptor(added, output, 256, 32, 0, 128);

    __builtin_LinAlg_CopyConvertMatrix(transposed, added, true);
    __builtin_LinAlg_CopyConvertMatrix(sum_as_a, transposed, false);
    __builtin_LinAlg_MatrixAccumulate(product, transposed, sum_as_a);
    __builtin_LinAlg_MatrixStoreToDescriptor(product, output, 512, 32, 0, 128);
    // which use sums are laid out like is not told; either can be added
    output.Store(768, __builtin_LinAlg_MatrixQueryAccumulatorLayout() <= 1 ? 1 : 0);
}
