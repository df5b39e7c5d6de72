// dxc: -T cs_6_10 -E main -enable-16bit-types
// dxs: --lane-count 8
// env: vulkan1.3
// Matrices with fewer rows than columns: products, transposed ones, other uses, added to memory by rows and by columns.
// (Components: 8 is F16, 9 is F32; use 0 is A, 1 is B, 2 a sum; scope 1 is a wave.)
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

[numthreads(16, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 4, 8, 0, 1)]] a;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 8, 4, 1, 1)]] b;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 2, 1)]] product;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 8, 2, 1)]] sum, added;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 8, 4, 2, 1)]] transposed;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 4, 8, 0, 1)]] sum_as_a;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 8, 4, 2, 1)]] halves;
    uint wave = WaveReadLaneFirst(thread / 8), to = 1024 * wave; // each wave writes what is its own

    __builtin_LinAlg_MatrixLoadFromDescriptor(a, input, 64 * wave, 16, 0, 128);
    __builtin_LinAlg_CopyConvertMatrix(b, a, true);
    __builtin_LinAlg_MatrixMatrixMultiply(product, a, b);
    __builtin_LinAlg_MatrixStoreToDescriptor(product, output, to, 16, 0, 128);

    __builtin_LinAlg_FillMatrix(sum, 3);
    __builtin_LinAlg_MatrixAccumulate(added, sum, a);
    __builtin_LinAlg_MatrixStoreToDescriptor(added, output, to + 64, 48, 0, 128);
    __builtin_LinAlg_CopyConvertMatrix(transposed, added, true);
    __builtin_LinAlg_MatrixStoreToDescriptor(transposed, output, to + 256, 16, 0, 128);
    __builtin_LinAlg_CopyConvertMatrix(sum_as_a, added, false);
    __builtin_LinAlg_MatrixAccumulate(sum, added, sum_as_a);
    __builtin_LinAlg_MatrixAccumulateToDescriptor(sum, output, to + 384, 32, 0, 128);
    __builtin_LinAlg_MatrixAccumulateToDescriptor(sum, output, to + 512, 16, 1, 128);
    __builtin_LinAlg_CopyConvertMatrix(halves, transposed, false);
    __builtin_LinAlg_MatrixAccumulateToDescriptor(halves, output, to + 640, 8, 0, 128);
    __builtin_LinAlg_MatrixAccumulateToDescriptor(halves, output, to + 704, 16, 1, 128);
}
