// dxc: -T cs_6_2 -E main -enable-16bit-types
// Words to native halves and back by f16tof32 and f32tof16: the bits stay, denormals and signs of zeros included.
RWStructuredBuffer<uint> words : register(u0);
RWStructuredBuffer<uint16_t> halves : register(u1);
RWStructuredBuffer<float> floats : register(u2);

[numthreads(1, 1, 1)]
void main(uint group : SV_GroupID) {
    uint word = words[group];
    half low = (half)f16tof32(word);
    half high = (half)f16tof32(word >> 16);
    floats[group] = f16tof32(word); // a second use, as a float
    halves[2 * group] = asuint16(low);
    halves[2 * group + 1] = asuint16(high);
    words[group] = f32tof16((float)high) | f32tof16((float)low) << 16;
}
