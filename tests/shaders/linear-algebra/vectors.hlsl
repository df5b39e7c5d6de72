// dxc: -T cs_6_10 -E main -enable-16bit-types
// env: vulkan1.3
// A thread's products of matrices, which lie in a buffer, and vectors: halves by rows, signed bytes by columns, and
// floats to which a vector is added. (Components: 4 is I32, 8 is F16, 9 is F32, 19 is I8; scope 0 is a thread.)
ByteAddressBuffer input : register(t0);
RWStructuredBuffer<float> output : register(u0);
RWStructuredBuffer<int> integers : register(u1);

[numthreads(2, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 3, 5, 0, 0)]] halves;
    __builtin_LinAlg_MatrixLoadFromDescriptor(halves, input, 0, 16, 0, 128);
    vector<half, 5> five = {1, 2, 3, 4, 5};
    vector<half, 3> three;
    __builtin_LinAlg_MatrixVectorMultiply(three, halves, true, five * half(thread + 1), 8);
    for (uint n = 0; n < 3; n++)
        output[16 * thread + n] = three[n];

    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 2, 4, 0, 0)]] floats;
    __builtin_LinAlg_MatrixLoadFromDescriptor(floats, input, 128, 16, 0, 128);
    float2 sum;
    __builtin_LinAlg_MatrixVectorMultiplyAdd(sum, floats, true, float4(1.0, -1.0, thread, 0.5), 9, float2(0.5, -0.25));
    output[16 * thread + 3] = sum.x;
    output[16 * thread + 4] = sum.y;

    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(19, 5, 4, 0, 0)]] bytes;
    __builtin_LinAlg_MatrixLoadFromDescriptor(bytes, input, 256, 16, 1, 128);
    vector<int, 5> product;
    __builtin_LinAlg_MatrixVectorMultiplyAdd(product, bytes, true, int4(1, -2, 300, -300), 4, (vector<int, 5>)(int)thread);
    for (uint m = 0; m < 5; m++)
        integers[5 * thread + m] = product[m];
}
