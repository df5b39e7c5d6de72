// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// dxs: --buffer-places
// Places of elements in bytes do not come round at 4 GiB: what lies there is outside of every buffer.
struct triple {
    uint a, b, c;
};
struct half_row {
    uint a, b;
};
ByteAddressBuffer raw : register(t0);
StructuredBuffer<uint> words : register(t1);
StructuredBuffer<triple> triples : register(t2);
StructuredBuffer<half_row> pairs : register(t3);
StructuredBuffer<float4> rows : register(t4);
ByteAddressBuffer indices : register(t5);
RWStructuredBuffer<triple> written : register(u1);
RWByteAddressBuffer bytes : register(u2);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    uint4 index = indices.Load4(0);
    uint2 more = indices.Load2(16);
    results[0] = words[index.x];
    results[1] = triples[index.y].c;
    results[2] = triples[index.y + 1].a;
    results[3] = pairs[index.z].b;
    results[4] = asuint(rows[index.w].y);
    uint2 two = raw.Load2(more.x);
    results[5] = two.x;
    results[6] = two.y;
    results[7] = words[index.x - 0x40000000 + 1];
    results[8] = triples[index.y - 0x15555556 + 1].b;
    written[index.y].b = 99;
    bytes.Store2(more.x, uint2(55, 66));
    uint old;
    InterlockedAdd(written[index.y].a, 5, old);
    uint4 four = raw.Load4(more.y);
    results[9] = four.x;
    results[10] = four.w;
    results[11] = raw.Load4(16 * more.x).x; // a vector of four at 0xffffffc0
}
