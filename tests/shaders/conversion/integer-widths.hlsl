// dxc: -T cs_6_2 -E main -enable-16bit-types
// Sign and zero extension and truncation between 16, 32 and 64 bits.
StructuredBuffer<uint> words : register(t0);
RWStructuredBuffer<int64_t> results : register(u0);

[numthreads(3, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint word = words[id];
    int16_t narrow = (int16_t)word;
    uint16_t narrow_unsigned = (uint16_t)word;
    results[id * 4] = narrow;
    results[id * 4 + 1] = narrow_unsigned;
    results[id * 4 + 2] = asint(word);
    results[id * 4 + 3] = word;
}
