// dxc: -T cs_6_6 -E main -enable-16bit-types
// dxs: --untyped-pointers
// One variable per buffer, accessed as words, vectors, 16-bit and 64-bit values and by atomics.
struct Item {
    float3 position;
    uint count;
    uint64_t mask;
    float16_t4 small;
    double weight;
};
cbuffer Constants : register(b0) {
    float4 factors;
    uint4 counts;
    int offset;
    float bias;
    double scale;
};
ByteAddressBuffer Input : register(t0);
StructuredBuffer<Item> Items : register(t1);
RWByteAddressBuffer Output : register(u0);
RWStructuredBuffer<Item> Results : register(u1);

[numthreads(4, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID)
{
    uint size;
    Output.GetDimensions(size);
    Item item = Items[thread.x];
    item.position = item.position * factors.xyz + bias;
    item.count += counts[1] + size;
    item.mask += Input.Load<uint64_t>(8 * thread.x);
    item.small += Input.Load<float16_t4>(32 + 8 * thread.x);
    item.weight *= scale;
    Results[thread.x] = item;
    Output.Store<float>(16 * thread.x + 4, asfloat(Input.Load(64 + 4 * thread.x)) + factors.w);
    Output.Store<uint16_t>(16 * thread.x + 10, (uint16_t)(thread.x + counts.w));
    uint old, wide;
    Output.InterlockedAdd(16 * thread.x, (uint)(offset + 7), old);
    Output.Store(16 * thread.x + 12, old + Results[thread.x].count);
    uint64_t before;
    Output.InterlockedAdd64(64, (uint64_t)0x100000001, before);
}
