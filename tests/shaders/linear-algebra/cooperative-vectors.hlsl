// dxc: -T cs_6_10 -E main -enable-16bit-types
// env: vulkan1.3
// dxs: --cooperative-vector
// A thread's products that are one instruction each: halves by rows and by columns, with a sum; signed bytes, four in a
// word. The last one's result has 32 bits, which no device need have, so it stays a loop. (Components: 8 is F16, 19 is
// I8; scope 0 is a thread.)
ByteAddressBuffer input : register(t0);
RWStructuredBuffer<float> output : register(u0);
RWStructuredBuffer<int> integers : register(u1);

[numthreads(2, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 3, 8, 0, 0)]] halves, columns;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(19, 5, 16, 0, 0)]] bytes;
    vector<half, 8> eight = {1, 2, 3, 4, 5, 6, 7, 8};
    vector<half, 3> three, sum = {0.5, -0.25, 100};
    eight *= half(thread + 1);

    __builtin_LinAlg_MatrixLoadFromDescriptor(halves, input, 0, 16, 0, 128);
    __builtin_LinAlg_MatrixVectorMultiply(three, halves, true, eight, 8);
    for (uint n = 0; n < 3; n++)
        output[8 * thread + n] = three[n];
    __builtin_LinAlg_MatrixLoadFromDescriptor(columns, input, 128, 16, 1, 128);
    __builtin_LinAlg_MatrixVectorMultiplyAdd(three, columns, true, eight, 8, sum);
    for (uint m = 0; m < 3; m++)
        output[8 * thread + 3 + m] = three[m];

    vector<int, 5> five, ones = 1;
    __builtin_LinAlg_MatrixLoadFromDescriptor(bytes, input, 256, 16, 0, 128);
    uint4 packed = {0x04030201, 0xFCFDFEFF, 0x00000080, 0x7F000000};
    __builtin_LinAlg_MatrixVectorMultiplyAdd(five, bytes, true, packed, 19, ones * (int)thread);
    for (uint k = 0; k < 5; k++)
        integers[5 * thread + k] = five[k];
    float3 wide;
    __builtin_LinAlg_MatrixVectorMultiply(wide, halves, true, eight, 8);
    output[8 * thread + 6] = wide.x;
    output[8 * thread + 7] = wide.z;
}
