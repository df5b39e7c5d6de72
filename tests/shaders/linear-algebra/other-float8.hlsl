// dxc: -T cs_6_10 -E main -enable-16bit-types
// dxs: --float8
// env: vulkan1.3
// refused: no conversion between float formats of the same size
// E4M3 becomes E5M2. (Components 21 and 22.)
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

[numthreads(32, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(21, 16, 16, 2, 1)]] e4m3;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(22, 16, 16, 2, 1)]] e5m2;
    __builtin_LinAlg_MatrixLoadFromDescriptor(e4m3, input, 0, 16, 0, 128);
    __builtin_LinAlg_CopyConvertMatrix(e5m2, e4m3, false);
    __builtin_LinAlg_MatrixStoreToDescriptor(e5m2, output, 0, 16, 0, 128);
}
