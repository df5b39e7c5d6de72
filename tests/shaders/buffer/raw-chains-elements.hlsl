// dxc: -T cs_6_2 -E main -enable-16bit-types
// dxs: --raw-access-chains
// Elements at known indices and not, parts of them at known offsets and not, halves and 64-bit numbers.
// One element is behind 4 GiB.
struct Item {
    uint first;
    uint2 pair;
    half2 halves;
    float rows[3];
};
StructuredBuffer<Item> Items : register(t0);
RWStructuredBuffer<Item> Results : register(u0);
RWByteAddressBuffer Bytes : register(u1);

[numthreads(2, 1, 1)]
void main(uint thread : SV_DispatchThreadID)
{
    Results[2].pair = Items[1].pair.yx;
    Results[thread].first = Items[2].first + thread + Items[0x40000000].first;
    Results[thread].halves.y = Items[thread].halves.x * 2;
    Results[thread].rows[Items[thread].first] = Items[thread + 1].rows[Items[0].pair.x];
    Bytes.Store<half>(16 * thread + 2, Items[thread].halves.y);
    Bytes.Store<uint64_t>(16 * thread + 4, Bytes.Load<uint64_t>(40) + thread);
    Bytes.Store(12 + 16 * thread, Bytes.Load(48 + 4 * thread));
}
