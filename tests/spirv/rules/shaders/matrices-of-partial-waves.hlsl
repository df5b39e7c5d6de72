// dxc: -T cs_6_10 -E main -enable-16bit-types
// dxs: --lane-count 8
// env: vulkan1.3
// The last wave of each group has four threads, and memory for its matrices: one that is transposed, with fewer rows than
// columns, and one that is added to a buffer. (Components: 8 is F16, 9 is F32; use 0 is A, 1 is B, 2 a sum; scope 1 is a
// wave.)
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

[numthreads(5, 4, 1)]
void main()
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 4, 16, 0, 1)]] a;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 16, 4, 1, 1)]] b;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 8, 2, 1)]] sum;

    __builtin_LinAlg_MatrixLoadFromDescriptor(a, input, 0, 32, 0, 128);
    __builtin_LinAlg_CopyConvertMatrix(b, a, true);
    __builtin_LinAlg_MatrixStoreToDescriptor(b, output, 0, 16, 0, 128);
    __builtin_LinAlg_FillMatrix(sum, 3);
    __builtin_LinAlg_MatrixAccumulateToDescriptor(sum, output, 256, 32, 0, 128);
    __builtin_LinAlg_MatrixAccumulateToDescriptor(sum, output, 512, 16, 1, 128);
}
