// dxc: -T cs_6_7 -E main -enable-16bit-types
// Offsets of GatherRaw, constant and computed, of texels of 16, 32 and 64 bits. Computed ones count by 6 bits.
Texture2D<uint> words : register(t0);
Texture2D<uint16_t> halves : register(t1);
Texture2DArray<uint64_t> pairs : register(t2);
SamplerState nearest : register(s0);
ByteAddressBuffer offsets : register(t3);
RWStructuredBuffer<uint4> results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float2 at = float2(8.0 / 48.0, 0.5);
    results[0] = words.GatherRaw(nearest, at, int2(-8, 7));
    results[5] = uint4(halves.GatherRaw(nearest, at, int2(7, -8)));
    for (uint i = 0; i < 4; i++) {
        int2 offset = asint(offsets.Load2(8 * i));
        results[1 + i] = words.GatherRaw(nearest, at, offset);
        results[6 + i] = uint4(halves.GatherRaw(nearest, at, offset));
        uint64_t4 wide = pairs.GatherRaw(nearest, float3(at, 1), offset);
        results[10 + 2 * i] = uint4(wide);
        results[11 + 2 * i] = uint4(wide >> 32);
    }
}
