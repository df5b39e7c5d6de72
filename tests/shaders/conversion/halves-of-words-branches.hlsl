// dxc: -T cs_6_2 -E main -enable-16bit-types
// The high half of a word as a native half, where the word and its shift stand in other blocks than the conversion.
RWStructuredBuffer<uint> words : register(u0);
RWStructuredBuffer<uint16_t> halves : register(u1);

[numthreads(1, 1, 1)]
void main(uint group : SV_GroupID) {
    uint word = words[2 * group], kind = words[2 * group + 1] & 7;
    uint high = word >> 16;
    half result = 0;
    [branch] if (kind == 1)
        result = (half)f16tof32(high); // neither is of this block
    else if (kind == 2)
        result = (half)f16tof32(word >> 8 >> 8);
    [loop] while (kind > 2) {
        result += (half)f16tof32(word >> 16); // the word changes in the loop
        word = (word & 0xFFFF) << 16;
        kind--;
    }
    halves[group] = asuint16(result);
    words[2 * group] = high;
}
