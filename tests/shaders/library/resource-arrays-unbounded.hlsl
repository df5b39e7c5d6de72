// dxc: -T lib_6_5
// env: vulkan1.3
// The same without end and with indices that differ between lanes.
Texture2D<float4> textures[] : register(t0);
RWStructuredBuffer<float4> results : register(u0);
ByteAddressBuffer indices : register(t0, space1);

[shader("compute")]
[numthreads(16, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint index = indices.Load(id * 4);
    results[id] = textures[NonUniformResourceIndex(index)].Load(int3(id, 0, 0));
}
