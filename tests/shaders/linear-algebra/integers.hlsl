// dxc: -T cs_6_10 -E main -enable-16bit-types
// env: vulkan1.3
// Signed and unsigned operands of 8 bits, and what scalars become in matrices: floats are rounded to the nearest even
// integer and saturate. Matrices of thread groups.
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

[numthreads(64, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(19, 16, 32, 0, 2)]] a;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(20, 32, 16, 1, 2)]] b;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(4, 16, 16, 2, 2)]] sum;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 16, 16, 2, 2)]] floats;

    __builtin_LinAlg_MatrixLoadFromDescriptor(a, input, 0, 32, 0, 128);
    __builtin_LinAlg_FillMatrix(b, input.Load<float>(512));
    __builtin_LinAlg_FillMatrix(sum, input.Load<uint64_t>(520));
    __builtin_LinAlg_MatrixMatrixMultiplyAccumulate(sum, a, b, sum);
    __builtin_LinAlg_MatrixSetElement(sum, sum, thread & 1, 2.5f);
    __builtin_LinAlg_CopyConvertMatrix(floats, sum, false);
    __builtin_LinAlg_MatrixStoreToDescriptor(floats, output, 0, 64, 0, 128);
}
