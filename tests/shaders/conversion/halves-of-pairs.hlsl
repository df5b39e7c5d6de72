// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Words of two halves that f32tof16 made: each half is converted back, whatever the other is. The words come at once, by
// a choice, a loop, bits of another word, a local or static array, groupshared memory and a function.
StructuredBuffer<float2> values : register(t0);
RWStructuredBuffer<float2> results : register(u0);
cbuffer constants : register(b0) { uint rounds; uint pattern; };
groupshared uint shared_words[4];
static uint static_words[4];

uint pack(float2 pair) { return f32tof16(pair.x) | f32tof16(pair.y) << 16; }
[noinline] uint packed(float low, float high) { return pack(float2(low, high)); }
float2 unpack(uint word) { return float2(f16tof32(word), f16tof32(word >> 16)); }
[noinline] float unpacked(uint word) { return f16tof32(word) - f16tof32(word >> 16); }

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float2 pair = values[id], other = values[id ^ 1];
    uint word = pack(pair), own[4] = {pack(other), pack(other), pack(other), pack(other)};

    results[id] = unpack(word);
    results[id + 4] = unpack(pair.x < other.x ? word : pack(other));
    uint turned = word;
    for (uint n = 0; n < (rounds & 3); n++)
        turned = turned << 16 | turned >> 16;
    results[id + 8] = unpack(turned);
    results[id + 12] = unpack((word & pattern) | (pack(other) & ~pattern));
    own[id] = word;
    results[id + 16] = unpack(own[rounds & 3]);
    shared_words[id] = word;
    GroupMemoryBarrierWithGroupSync();
    results[id + 20] = unpack(shared_words[id ^ 3]);
    results[id + 24] = unpack(packed(pair.x, pair.y));
    results[id + 28] = float2(unpacked(word), unpacked(packed(pair.y, 0)));
    results[id + 32] = unpack(word ^ 0x80008000);
    static_words[id] = word;
    static_words[id ^ 2] = pack(other);
    results[id + 36] = unpack(static_words[id & 1 ? id : id ^ 2]);
}
