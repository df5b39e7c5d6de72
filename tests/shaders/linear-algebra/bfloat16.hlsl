// dxc: -T cs_6_10 -E main -enable-16bit-types
// dxs: --bfloat16
// env: vulkan1.3
// Matrices of bfloat16: a product, and conversions of matrices, elements and numbers.
// (Components: 5 is U32, 8 F16, 9 F32, 23 BF16. Uses: 0 is A, 1 B, 2 the accumulator.)
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

[WaveSize(32)]
[numthreads(32, 1, 1)]
void main()
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(23, 16, 16, 0, 1)]] a;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(23, 16, 16, 1, 1)]] b;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 16, 16, 2, 1)]] product;
    __builtin_LinAlg_MatrixLoadFromDescriptor(a, input, 0, 32, 0, 128);
    __builtin_LinAlg_MatrixLoadFromDescriptor(b, input, 512, 32, 0, 128);
    __builtin_LinAlg_MatrixMatrixMultiply(product, a, b);
    __builtin_LinAlg_MatrixStoreToDescriptor(product, output, 0, 64, 0, 128);

    // A float of 32 bits is rounded to the nearest bfloat16, which a half holds.
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(23, 16, 16, 0, 1)]] narrow;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 16, 16, 0, 1)]] halves;
    __builtin_LinAlg_CopyConvertMatrix(narrow, product, false);
    __builtin_LinAlg_MatrixStoreToDescriptor(narrow, output, 1024, 32, 0, 128);
    __builtin_LinAlg_CopyConvertMatrix(halves, a, false);
    __builtin_LinAlg_MatrixStoreToDescriptor(halves, output, 1536, 32, 0, 128);

    uint length = __builtin_LinAlg_MatrixLength(a);
    for (uint k = 0; k < length; k++) {
        float number;
        int whole;
        __builtin_LinAlg_MatrixGetElement(number, a, k);
        __builtin_LinAlg_MatrixGetElement(whole, a, k);
        __builtin_LinAlg_MatrixSetElement(a, a, k, number * 2.0 + whole);
    }
    __builtin_LinAlg_MatrixStoreToDescriptor(a, output, 2048, 32, 0, 128);
    __builtin_LinAlg_FillMatrix(b, 258u);
    __builtin_LinAlg_MatrixStoreToDescriptor(b, output, 2560, 32, 0, 128);
}
