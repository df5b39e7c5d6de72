// dxc: -T cs_6_10 -E main -enable-16bit-types
// env: vulkan1.3
// A thread's matrices of integers of 16 and 32 bits, signed and not, by rows and by columns; integers that become a sum of
// floats, and floats that become integers; a buffer that holds floats only. (Components: 2 is I16, 3 U16, 4 I32, 5 U32,
// 8 F16, 9 F32; use 0 is A, scope 0 a thread.)
ByteAddressBuffer input : register(t0);
ByteAddressBuffer floats : register(t1);
RWStructuredBuffer<int> output : register(u0);
RWStructuredBuffer<float> numbers : register(u1);

[numthreads(2, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(2, 2, 4, 0, 0)]] shorts;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(3, 2, 4, 0, 0)]] unsigned_shorts;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(4, 2, 4, 0, 0)]] ints;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(5, 2, 4, 0, 0)]] uints;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 2, 4, 0, 0)]] halves;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 2, 4, 0, 0)]] singles;
    int4 signed_vector = int4(1, -2, 3, -4) * (1 + int(thread));
    uint4 unsigned_vector = uint4(1, 2, 3, 4) + thread;
    vector<half, 4> half_vector = {1, -2, 0.5, half(thread)};
    int2 results[5];
    uint2 unsigned_result;
    float2 float_results[2];

    __builtin_LinAlg_MatrixLoadFromDescriptor(shorts, input, 0, 16, 0, 128);
    __builtin_LinAlg_MatrixVectorMultiply(results[0], shorts, true, signed_vector, 4);
    __builtin_LinAlg_MatrixLoadFromDescriptor(unsigned_shorts, input, 64, 16, 1, 128);
    __builtin_LinAlg_MatrixVectorMultiply(unsigned_result, unsigned_shorts, false, unsigned_vector, 5);
    results[1] = int2(unsigned_result);
    __builtin_LinAlg_MatrixLoadFromDescriptor(ints, input, 128, 16, 0, 128);
    __builtin_LinAlg_MatrixVectorMultiplyAdd(results[2], ints, true, signed_vector, 4, int2(7, -9));
    __builtin_LinAlg_MatrixLoadFromDescriptor(uints, input, 192, 16, 1, 128);
    __builtin_LinAlg_MatrixVectorMultiply(unsigned_result, uints, false, unsigned_vector, 5);
    results[3] = int2(unsigned_result);
    __builtin_LinAlg_MatrixLoadFromDescriptor(halves, input, 256, 16, 0, 128);
    __builtin_LinAlg_MatrixVectorMultiply(results[4], halves, true, half_vector, 8);
    __builtin_LinAlg_MatrixVectorMultiply(float_results[0], ints, true, signed_vector, 4);
    __builtin_LinAlg_MatrixLoadFromDescriptor(singles, floats, 16, 16, 0, 128);
    __builtin_LinAlg_MatrixVectorMultiply(float_results[1], singles, true, half_vector, 8);
    for (uint n = 0; n < 10; n++)
        output[10 * thread + n] = results[n / 2][n % 2];
    for (uint m = 0; m < 4; m++)
        numbers[5 * thread + m] = float_results[m / 2][m % 2];
    numbers[5 * thread + 4] = floats.Load<float>(4 * thread);
}
