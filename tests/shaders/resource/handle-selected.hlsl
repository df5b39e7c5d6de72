// dxc: -T ps_6_6 -E main
// env: vulkan1.3
// The resource is chosen by a condition; the heap index carries the choice.
cbuffer Choice : register(b0) {
    uint first, second;
    float threshold;
};

float4 main(float4 position : SV_Position) : SV_Target
{
    uint index = position.x > threshold ? first : second;
    Texture2D<float4> source = ResourceDescriptorHeap[NonUniformResourceIndex(index)];
    return source.Load(int3(position.xy, 0));
}
