// dxc: -T cs_6_2 -E main -enable-16bit-types
// dxs: --untyped-pointers
// Arrays of buffers are one untyped variable each, whatever the types of their accesses, and indices that differ
// between lanes.
struct Item {
    float2 position;
    uint2 id;
    uint64_t mask;
};
cbuffer Constants : register(b0) {
    float4 factors;
    uint4 counts;
};
struct More {
    int4 offsets;
};
ConstantBuffer<More> more[2] : register(b1);
ByteAddressBuffer Inputs[4] : register(t0);
StructuredBuffer<Item> Items[] : register(t0, space1);
RWByteAddressBuffer Outputs[2] : register(u0);

[numthreads(4, 1, 1)]
void main(uint thread : SV_DispatchThreadID)
{
    uint4 words = Inputs[NonUniformResourceIndex(thread)].Load4(0);
    float third = asfloat(Inputs[NonUniformResourceIndex(thread)].Load(8));
    uint16_t small = Inputs[NonUniformResourceIndex(thread)].Load<uint16_t>(16 + 2 * thread);
    Item item = Items[NonUniformResourceIndex(thread)][1];
    int4 offset = more[NonUniformResourceIndex(thread & 1)].offsets;
    uint sum = words.x + words.y + words.w + (uint)(third * factors.y) + small + counts.z;
    Outputs[0].Store4(32 * thread, uint4(sum, asuint(item.position.x * factors.x), item.id));
    Outputs[NonUniformResourceIndex(1 - (thread & 1))].Store<uint64_t>(32 * thread + 16, item.mask + offset.y);
    Outputs[1].Store<float>(32 * thread + 24, item.position.y + offset.x);
    uint old;
    Outputs[NonUniformResourceIndex(thread >> 1)].InterlockedAdd(128, thread + 1, old);
}
