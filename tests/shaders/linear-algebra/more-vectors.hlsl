// dxc: -T cs_6_10 -E main -enable-16bit-types
// env: vulkan1.3
// A thread's matrix of bfloat16, from a buffer that is also read as floats; products of unsigned numbers; vectors of
// integers that change their type. (Components: 2 is I16, 3 U16, 4 I32, 5 U32, 9 F32, 20 U8, 23 BF16; scope 0 is a
// thread.)
ByteAddressBuffer input : register(t0);
RWStructuredBuffer<float> output : register(u0);
RWStructuredBuffer<uint> words : register(u1);

[numthreads(2, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    float scale = input.Load<float>(128 + 4 * thread);
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(23, 2, 4, 0, 0)]] brains;
    __builtin_LinAlg_MatrixLoadFromDescriptor(brains, input, 0, 16, 1, 128);
    float2 product;
    __builtin_LinAlg_MatrixVectorMultiply(product, brains, true, float4(1.0, -2.0, 0.5, 4.0) * scale, 9);
    output[2 * thread] = product.x;
    output[2 * thread + 1] = product.y;

    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(20, 2, 4, 0, 0)]] bytes;
    __builtin_LinAlg_MatrixLoadFromDescriptor(bytes, input, 64, 16, 0, 128);
    uint4 numbers = input.Load4(144 + 16 * thread);
    uint2 sum;
    __builtin_LinAlg_MatrixVectorMultiply(sum, bytes, false, numbers, 5);
    words[16 * thread] = sum.x;
    words[16 * thread + 1] = sum.y;

    vector<uint16_t, 4> narrowed;
    __builtin_LinAlg_Convert(narrowed, numbers, 5, 3);
    float4 as_floats;
    __builtin_LinAlg_Convert(as_floats, numbers, 5, 9);
    vector<uint, 4> widened;
    __builtin_LinAlg_Convert(widened, narrowed, 3, 5);
    vector<int, 4> extended;
    __builtin_LinAlg_Convert(extended, vector<int16_t, 4>(narrowed), 2, 4);
    for (uint n = 0; n < 4; n++) {
        words[16 * thread + 2 + n] = widened[n];
        words[16 * thread + 6 + n] = asuint(as_floats[n]);
        words[16 * thread + 10 + n] = asuint(extended[n]);
    }
}
