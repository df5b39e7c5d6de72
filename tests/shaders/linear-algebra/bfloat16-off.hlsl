// dxc: -T cs_6_10 -E main -enable-16bit-types
// env: vulkan1.3
// refused: matrices of bfloat16 need the feature bfloat16, which is off
// A matrix of bfloat16 for a device without it. (Component 23 is BF16.)
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

[numthreads(32, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(23, 16, 16, 2, 1)]] sum;
    __builtin_LinAlg_MatrixLoadFromDescriptor(sum, input, 0, 32, 0, 128);
    __builtin_LinAlg_MatrixStoreToDescriptor(sum, output, 0, 32, 0, 128);
}
