// dxc: -T cs_6_10 -E main -enable-16bit-types
// env: vulkan1.3
// A thread's products whose sums and biases have another format than the matrix: sums with and without sign that
// saturate, biases of halves, of large unsigned and of negative numbers. (Components: 2 is I16, 3 U16, 4 I32, 5 U32,
// 8 F16, 9 F32, 19 I8, 20 U8; scope 0 is a thread.)
ByteAddressBuffer input : register(t0);
RWStructuredBuffer<int> integers : register(u0);
RWStructuredBuffer<float> floats : register(u1);

[numthreads(2, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    int scale = asint(input.Load(128 + 4 * thread));
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(19, 2, 4, 0, 0)]] bytes;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(20, 2, 4, 0, 0)]] unsigned_bytes;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 2, 4, 0, 0)]] numbers;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(2, 2, 4, 0, 0)]] shorts;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(3, 2, 4, 0, 0)]] unsigned_shorts;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 2, 4, 0, 0)]] halves;

    __builtin_LinAlg_MatrixLoadFromDescriptor(bytes, input, 0, 16, 0, 128);
    __builtin_LinAlg_MatrixLoadFromDescriptor(unsigned_bytes, input, 0, 16, 0, 128);
    __builtin_LinAlg_MatrixLoadFromDescriptor(numbers, input, 32, 16, 0, 128);
    __builtin_LinAlg_MatrixLoadFromDescriptor(shorts, input, 64, 16, 0, 128);
    __builtin_LinAlg_MatrixLoadFromDescriptor(unsigned_shorts, input, 64, 16, 0, 128);
    __builtin_LinAlg_MatrixLoadFromDescriptor(halves, input, 96, 16, 0, 128);

    int4 v = int4(1, -2, 3, 400) * scale;
    vector<int16_t, 4> w = vector<int16_t, 4>(v);
    vector<int16_t, 2> narrow;
    __builtin_LinAlg_MatrixVectorMultiply(narrow, bytes, true, v, 4);
    integers[20 * thread] = narrow.x;
    integers[20 * thread + 1] = narrow.y;
    vector<uint16_t, 2> unsigned_narrow;
    __builtin_LinAlg_MatrixVectorMultiply(unsigned_narrow, unsigned_bytes, false, uint4(1, 2, 3, 400), 5);
    integers[20 * thread + 2] = unsigned_narrow.x;
    integers[20 * thread + 3] = unsigned_narrow.y;
    int2 whole;
    __builtin_LinAlg_MatrixVectorMultiply(whole, numbers, true, float4(v), 9);
    integers[20 * thread + 4] = whole.x;
    integers[20 * thread + 5] = whole.y;
    uint2 natural;
    __builtin_LinAlg_MatrixVectorMultiply(natural, numbers, false, float4(v), 9);
    integers[20 * thread + 6] = asint(natural.x);
    integers[20 * thread + 7] = asint(natural.y);
    uint2 large = uint2(3000000000u, 7) + uint(scale);
    __builtin_LinAlg_MatrixVectorMultiplyAdd(natural, halves, false, float4(1, -1, 0.5, 2) * 256, 9, large);
    integers[20 * thread + 8] = asint(natural.x);
    integers[20 * thread + 9] = asint(natural.y);
    __builtin_LinAlg_MatrixVectorMultiplyAdd(whole, halves, true, float4(1, -1, 0.5, 2), 9, int2(-3, -100) * scale);
    integers[20 * thread + 10] = whole.x;
    integers[20 * thread + 11] = whole.y;
    __builtin_LinAlg_MatrixVectorMultiplyAdd(whole, shorts, true, w, 2, int2(-5, 6));
    integers[20 * thread + 12] = whole.x;
    integers[20 * thread + 13] = whole.y;
    __builtin_LinAlg_MatrixVectorMultiply(whole, unsigned_shorts, true, w, 2);
    integers[20 * thread + 14] = whole.x;
    integers[20 * thread + 15] = whole.y;
    __builtin_LinAlg_MatrixVectorMultiply(whole, bytes, true, float4(0.5, -0.25, 2, 1) * scale, 9);
    integers[20 * thread + 16] = whole.x;
    integers[20 * thread + 17] = whole.y;
    __builtin_LinAlg_MatrixVectorMultiply(whole, bytes, true, v, 9);
    integers[20 * thread + 18] = whole.x;
    integers[20 * thread + 19] = whole.y;

    float2 sum;
    __builtin_LinAlg_MatrixVectorMultiply(sum, bytes, true, float4(0.5, -0.25, 2, 1) * scale, 9);
    floats[10 * thread] = sum.x;
    floats[10 * thread + 1] = sum.y;
    __builtin_LinAlg_MatrixVectorMultiply(sum, halves, true, w, 2);
    floats[10 * thread + 2] = sum.x;
    floats[10 * thread + 3] = sum.y;
    __builtin_LinAlg_MatrixVectorMultiply(sum, bytes, true, uint4(1, 2, 3, 0x80000000), 5);
    floats[10 * thread + 4] = sum.x;
    floats[10 * thread + 5] = sum.y;
    vector<half, 2> half_sum, bias = {0.25, half(-scale)};
    __builtin_LinAlg_MatrixVectorMultiplyAdd(half_sum, numbers, true, float4(0, 0, 0.5, 0), 9, bias);
    floats[10 * thread + 6] = half_sum.x;
    floats[10 * thread + 7] = half_sum.y;
    __builtin_LinAlg_MatrixVectorMultiplyAdd(sum, bytes, true, v, 4, float2(0.125, -0.375));
    floats[10 * thread + 8] = sum.x;
    floats[10 * thread + 9] = sum.y;
}
