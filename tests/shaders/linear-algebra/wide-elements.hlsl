// dxc: -T cs_6_10 -E main -enable-16bit-types
// env: vulkan1.3
// refused: 64-bit elements are not supported
// A thread's matrix of doubles. (Component 10 is F64.)
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

[numthreads(32, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(10, 4, 4, 0, 0)]] doubles;
    __builtin_LinAlg_MatrixLoadFromDescriptor(doubles, input, 0, 32, 0, 128);
    float4 product;
    __builtin_LinAlg_MatrixVectorMultiply(product, doubles, true, float4(1, 2, 3, 4), 9);
    output.Store4(0, asuint(product));
}
