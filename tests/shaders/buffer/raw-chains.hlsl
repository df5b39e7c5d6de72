// dxc: -T cs_6_2 -E main -enable-16bit-types
// dxs: --raw-access-chains
// Every width of access to raw and structured buffers, by raw access chains. The buffers end within what the last lanes
// access: each component has its own bounds.
struct Item {
    float3 position;
    uint count;
    uint64_t mask;
    int16_t3 small;
    int16_t last;
};
ByteAddressBuffer Input : register(t0);
StructuredBuffer<Item> Items : register(t1);
RWByteAddressBuffer Output : register(u0);
RWStructuredBuffer<float3> Points : register(u1);

[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID)
{
    uint3 words = Input.Load3(thread.x * 12 + 4);
    Item item = Items[thread.x];
    Output.Store3(thread.x * 12, words + item.count);
    uint old;
    Output.InterlockedAdd(96, (uint)item.mask, old);
    Output.Store<int16_t>(100 + 2 * thread.x, item.small.z + item.last);
    Points[thread.x] = item.position * 2;
}
