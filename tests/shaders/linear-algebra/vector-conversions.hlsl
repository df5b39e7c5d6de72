// dxc: -T cs_6_10 -E main -enable-16bit-types
// env: vulkan1.3
// Vectors whose elements change their type: floats become integers that are rounded to the nearest even one and
// saturate, bytes lie four in a word. (Components: 2 is I16, 4 is I32, 8 is F16, 9 is F32, 19 is I8, 20 is U8.)
RWStructuredBuffer<float4> input : register(u0);
RWStructuredBuffer<int> output : register(u1);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    float4 floats = input[thread];
    int4 integers;
    __builtin_LinAlg_Convert(integers, floats, 9, 4);
    vector<int, 1> signed_bytes, unsigned_bytes;
    __builtin_LinAlg_Convert(signed_bytes, floats, 9, 19);
    __builtin_LinAlg_Convert(unsigned_bytes, floats, 9, 20);
    int4 widened;
    __builtin_LinAlg_Convert(widened, signed_bytes, 19, 4);
    vector<int16_t, 4> narrowed;
    __builtin_LinAlg_Convert(narrowed, integers, 4, 2);
    vector<half, 4> halves;
    __builtin_LinAlg_Convert(halves, integers, 4, 8);
    for (uint n = 0; n < 4; n++) {
        output[24 * thread + n] = integers[n];
        output[24 * thread + 4 + n] = widened[n];
        output[24 * thread + 8 + n] = narrowed[n];
        output[24 * thread + 12 + n] = thread < 2 ? (int)halves[n] : 0;
    }
    output[24 * thread + 16] = signed_bytes[0];
    output[24 * thread + 17] = unsigned_bytes[0];
}
