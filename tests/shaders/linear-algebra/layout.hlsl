// dxc: -T cs_6_10 -E main -enable-16bit-types
// env: vulkan1.3
// refused: the operand must be constant, and a layout by rows or by columns
// Vulkan knows a thread's matrices by rows and by columns only: 2 is the layout that suits the device's products.
ByteAddressBuffer input : register(t0);
RWStructuredBuffer<float4> output : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 0, 0)]] floats;
    __builtin_LinAlg_MatrixLoadFromDescriptor(floats, input, 0, 0, 2, 128);
    float4 product;
    __builtin_LinAlg_MatrixVectorMultiply(product, floats, true, float4(1.0, 2.0, 3.0, 4.0), 9);
    output[0] = product;
}
