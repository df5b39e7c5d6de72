// dxc: -T cs_6_3 -E main -enable-16bit-types
// dxs: --per-component-robustness
// Vectors of 16-bit words that buffers end within: each component is checked by itself. 64-bit elements before and behind
// the end, in pairs and alone, loaded as integers and as doubles.
ByteAddressBuffer halves : register(t0);
ByteAddressBuffer wide : register(t1);
struct record {
    uint64_t2 pair;
    double number;
    uint64_t last;
};
StructuredBuffer<record> records : register(t2);
RWByteAddressBuffer results : register(u0);
RWByteAddressBuffer stored_halves : register(u1);
RWByteAddressBuffer stored_wide : register(u2);

[numthreads(2, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    results.Store4(id * 64, uint4(halves.Load<uint16_t4>(id * 8 + 8)));
    uint64_t2 pair = wide.Load<uint64_t2>(id * 16 + 16);
    results.Store4(id * 64 + 16, uint4(uint(pair.x), uint(pair.x >> 32), uint(pair.y), uint(pair.y >> 32)));
    record r = records[id + 1];
    results.Store4(id * 64 + 32, uint4(uint(r.pair.x), uint(r.pair.y >> 32), uint(r.number), uint(r.last)));
    results.Store4(id * 64 + 48, uint4(uint(wide.Load<double>(id * 8 + 24)), uint(wide.Load<uint64_t>(id * 16 + 8)), 0, 0));
    stored_halves.Store<uint16_t4>(id * 8 + 8, uint16_t4(1, 2, 3, 4));
    stored_wide.Store<uint64_t2>(id * 16 + 16, uint64_t2(5, (uint64_t)6 << 32));
}
