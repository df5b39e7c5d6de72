// dxc: -T ps_6_2 -E main -enable-16bit-types
// Rows read as 16, 32 and 64 bits, floats and integers.
cbuffer Table : register(b0) {
    float16_t4 halves[2];
    uint16_t3 words;
    int16_t single;
    uint64_t2 longs;
    double wide;
    int64_t last;
};

float4 main(nointerpolation uint index : INDEX) : SV_Target
{
    float4 sum = float4(halves[index & 1]) + float4(words, single);
    return sum + float(longs.x + longs.y) + float(wide) + float(last);
}
