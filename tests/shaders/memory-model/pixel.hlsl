// dxc: -T ps_6_6 -E main
// dxs: --vulkan-memory-model
// env: vulkan1.3
// Memory out of the heap; a sum in rasterizer order.
RasterizerOrderedTexture2D<uint> sums : register(u0);

float4 main(float4 position : SV_Position, nointerpolation uint index : INDEX) : SV_Target
{
    RWStructuredBuffer<uint> counts = ResourceDescriptorHeap[index];
    sums[uint2(position.xy)] += counts[index];
    counts[index + 1] = 7;
    return float4(1, 0, 0, 1);
}
