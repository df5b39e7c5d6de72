// dxc: -T cs_6_10 -E main -enable-16bit-types
// dxs: --lane-count 8
// env: vulkan1.3
// One wave of four transposes a matrix, which passes its part of the groupshared memory; the others have left.
// (Components: 9 is F32; use 0 is A; scope 1 is a wave.)
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

[numthreads(32, 1, 1)]
void main()
{
    if (GetGroupWaveIndex() != 2)
        return;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 0, 1)]] matrix;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 0, 1)]] transposed;

    __builtin_LinAlg_MatrixLoadFromDescriptor(matrix, input, 0, 16, 0, 128);
    __builtin_LinAlg_CopyConvertMatrix(transposed, matrix, true);
    __builtin_LinAlg_MatrixStoreToDescriptor(transposed, output, 0, 16, 0, 128);
}
