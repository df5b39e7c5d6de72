// dxc: -T cs_6_2 -E main -enable-16bit-types
// Conversions that nearly bypass each other: halves at other bits of a word than the low or high 16, and conversions
// whose source was made in an earlier block. A half from a word of 64 bits.
StructuredBuffer<uint> words : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint word = words[id], shifted = word >> 16;
    half middle = (half)f16tof32(word >> 8), raised = (half)f16tof32(word << 8);
    results[id] = (uint)asuint16(middle) | (uint)asuint16(raised) << 16;
    uint64_t pair = (uint64_t)f32tof16(words[3]) << 32 | word; // 2 and the word
    results[id + 10] = asuint(f16tof32((uint)(pair >> (16 * (words[3] & 3)))));
    results[id + 12] = (uint)asuint16((half)f16tof32(word << 16)) + 7;
    float low = f16tof32(word), high = f16tof32(shifted), wide = (float)raised;
    if (words[2] > id) {
        results[id + 2] = (uint)asuint16((half)low) | (uint)asuint16((half)high) << 16;
        results[id + 4] = (uint)asuint16((half)f16tof32(shifted));
        results[id + 6] = f32tof16(wide);
    }
    for (uint n = 0; n < (words[3] & 3); n++) {
        low = low + low;
        results[id + 8] = (uint)asuint16((half)low) | f32tof16(wide) << 16;
        wide = -wide;
    }
}
