// dxc: -T ps_6_6 -E main
// env: vulkan1.3
// Straight from the descriptor heap: buffers of all kinds, with indices that differ between lanes.
struct Block {
    float4 tint;
};

struct Item {
    float3 color;
    uint next;
};

float4 main(nointerpolation uint4 index : INDEX) : SV_Target
{
    ConstantBuffer<Block> constants = ResourceDescriptorHeap[index.x];
    StructuredBuffer<Item> items = ResourceDescriptorHeap[NonUniformResourceIndex(index.y)];
    ByteAddressBuffer raw = ResourceDescriptorHeap[NonUniformResourceIndex(index.z)];
    RWStructuredBuffer<uint> visits = ResourceDescriptorHeap[index.w];
    RWTexture2D<float4> image = ResourceDescriptorHeap[index.w + 1];
    Item item = items[raw.Load(index.x * 4)];
    InterlockedAdd(visits[item.next], 1);
    image[index.xy] = constants.tint;
    return constants.tint * float4(item.color, 1.0);
}
