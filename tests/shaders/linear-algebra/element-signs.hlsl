// dxc: -T cs_6_10 -E main -enable-16bit-types
// dxs: --lane-count 8
// env: vulkan1.3
// Elements that become wider or other numbers on their way out of a matrix and back: signed shorts as integers of 32
// bits, floats as integers. Matrices that are filled with negative and with too large numbers; a factor B with signs.
// (Components: 2 is I16, 4 I32, 9 F32, 19 I8, 20 U8; use 0 is A, 1 is B, 2 a sum; scope 1 is a wave.)
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

[numthreads(8, 1, 1)]
void main()
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(2, 4, 8, 2, 1)]] shorts;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 8, 2, 1)]] floats;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(20, 4, 8, 0, 1)]] a;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(19, 8, 4, 1, 1)]] b;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(4, 4, 4, 2, 1)]] product;
    int3 numbers = asint(input.Load3(320));

    __builtin_LinAlg_MatrixLoadFromDescriptor(shorts, input, 0, 16, 0, 128);
    uint length = __builtin_LinAlg_MatrixLength(shorts);
    for (uint k = 0; k < length; k++) {
        int element;
        __builtin_LinAlg_MatrixGetElement(element, shorts, k);
        __builtin_LinAlg_MatrixSetElement(shorts, shorts, k, element * 3 - 1);
    }
    __builtin_LinAlg_MatrixStoreToDescriptor(shorts, output, 0, 16, 0, 128);

    __builtin_LinAlg_MatrixLoadFromDescriptor(floats, input, 64, 32, 0, 128);
    length = __builtin_LinAlg_MatrixLength(floats);
    for (uint m = 0; m < length; m++) {
        int element;
        __builtin_LinAlg_MatrixGetElement(element, floats, m);
        __builtin_LinAlg_MatrixSetElement(floats, floats, m, element - 5);
    }
    __builtin_LinAlg_MatrixStoreToDescriptor(floats, output, 64, 32, 0, 128);

    __builtin_LinAlg_FillMatrix(floats, numbers.x);
    __builtin_LinAlg_MatrixStoreToDescriptor(floats, output, 192, 32, 0, 128);
    __builtin_LinAlg_FillMatrix(shorts, numbers.y);
    __builtin_LinAlg_MatrixStoreToDescriptor(shorts, output, 320, 16, 0, 128);
    __builtin_LinAlg_FillMatrix(shorts, numbers.z);
    __builtin_LinAlg_MatrixStoreToDescriptor(shorts, output, 384, 16, 0, 128);

    __builtin_LinAlg_MatrixLoadFromDescriptor(a, input, 192, 16, 0, 128);
    __builtin_LinAlg_MatrixLoadFromDescriptor(b, input, 256, 16, 1, 128);
    __builtin_LinAlg_MatrixMatrixMultiply(product, a, b);
    __builtin_LinAlg_MatrixMatrixMultiplyAccumulate(product, a, b, product);
    __builtin_LinAlg_MatrixStoreToDescriptor(product, output, 448, 16, 0, 128);

    length = __builtin_LinAlg_MatrixLength(product);
    for (uint n = 0; n < length; n++) {
        int16_t narrow;
        __builtin_LinAlg_MatrixGetElement(narrow, product, n);
        __builtin_LinAlg_MatrixSetElement(product, product, n, int(narrow) * 2);
    }
    __builtin_LinAlg_MatrixStoreToDescriptor(product, output, 512, 16, 0, 128);
}
