// dxc: -T cs_6_10 -E main -enable-16bit-types
// env: vulkan1.3
// refused: the integer format must hold all values
// Whole matrices are converted by instructions that do not round and saturate as Direct3D demands.
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

[numthreads(32, 1, 1)]
void main()
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 16, 16, 2, 1)]] floats;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(4, 16, 16, 2, 1)]] integers;

    __builtin_LinAlg_MatrixLoadFromDescriptor(floats, input, 0, 64, 0, 128);
    __builtin_LinAlg_CopyConvertMatrix(integers, floats, false);
    __builtin_LinAlg_MatrixStoreToDescriptor(integers, output, 0, 64, 0, 128);
}
