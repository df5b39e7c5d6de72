// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main -Qstrip
// dxs: --buffer-places
// One index into elements of 4, 12 and 16 bytes: its place is outside of all, and comes round in those of 12 or 16 alone.
struct triple {
    uint a, b, c;
};
StructuredBuffer<uint> words : register(t0);
StructuredBuffer<triple> triples : register(t1);
StructuredBuffer<uint4> rows : register(t2);
ByteAddressBuffer indices : register(t3);
RWStructuredBuffer<triple> written : register(u1);
RWStructuredBuffer<uint4> results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    uint2 index = indices.Load2(0);
    results[0] = uint4(words[index.x], triples[index.x].c, rows[index.x].x, 1);
    results[1] = uint4(rows[index.y].y, words[index.y], triples[index.y].a, 2);
    results[2] = rows[index.y + 1];
    written[index.x] = triples[indices.Load(8)];
}
