// dxc: -T cs_6_10 -E main -enable-16bit-types
// dxs: --lane-count 8 --cooperative-matrix-conversions
// env: vulkan1.3
// Sums become factors of the same format, and of a narrower one. (Components: 8 is F16, 9 is F32; use 0 is A, 1 is B, 2 a
// sum; scope 1 is a wave.)
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

[numthreads(8, 1, 1)]
void main()
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 8, 8, 2, 1)]] halves;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 8, 8, 0, 1)]] a;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 8, 8, 1, 1)]] b;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 8, 8, 2, 1)]] product, floats;

    __builtin_LinAlg_MatrixLoadFromDescriptor(halves, input, 0, 16, 0, 128);
    __builtin_LinAlg_MatrixLoadFromDescriptor(floats, input, 128, 32, 0, 128);
    __builtin_LinAlg_CopyConvertMatrix(a, halves, false);
    __builtin_LinAlg_CopyConvertMatrix(b, floats, false);
    __builtin_LinAlg_MatrixMatrixMultiply(product, a, b);
    __builtin_LinAlg_MatrixStoreToDescriptor(product, output, 0, 32, 0, 128);
    __builtin_LinAlg_CopyConvertMatrix(b, halves, false);
    __builtin_LinAlg_CopyConvertMatrix(a, floats, false);
    __builtin_LinAlg_MatrixMatrixMultiply(product, a, b);
    __builtin_LinAlg_MatrixStoreToDescriptor(product, output, 256, 32, 0, 128);
}
