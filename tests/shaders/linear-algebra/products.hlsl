// dxc: -T cs_6_10 -E main -enable-16bit-types
// env: vulkan1.3
// Matrices of 8 times 8 elements that waves hold: halves are loaded, by rows and by columns, multiplied and added up in
// floats, which are stored. (The numbers of types: component 8 is F16, 9 is F32; use 0 is A, 1 is B, 2 a sum; scope 1 is
// a wave.)
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

[numthreads(32, 1, 1)]
void main()
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 8, 8, 0, 1)]] a;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 8, 8, 1, 1)]] b;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 8, 8, 1, 1)]] b_by_columns;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 8, 8, 2, 1)]] filled, sum, product;

    __builtin_LinAlg_MatrixLoadFromDescriptor(a, input, 0, 16, 0, 128);
    __builtin_LinAlg_MatrixLoadFromDescriptor(b, input, 128, 16, 0, 128);
    __builtin_LinAlg_MatrixLoadFromDescriptor(b_by_columns, input, 128, 16, 1, 128);
    __builtin_LinAlg_FillMatrix(filled, 0.5);
    __builtin_LinAlg_MatrixMatrixMultiplyAccumulate(sum, a, b, filled);
    __builtin_LinAlg_MatrixStoreToDescriptor(sum, output, 0, 32, 0, 128);
    __builtin_LinAlg_MatrixMatrixMultiply(product, a, b_by_columns);
    __builtin_LinAlg_MatrixStoreToDescriptor(product, output, 256, 32, 1, 128);
}
