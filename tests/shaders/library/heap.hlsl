// dxc: -T lib_6_6
// env: vulkan1.3
// The descriptor heap from a library.
[shader("compute")]
[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    RWStructuredBuffer<uint> target = ResourceDescriptorHeap[1];
    StructuredBuffer<uint> source = ResourceDescriptorHeap[NonUniformResourceIndex(2 + (id & 3))];
    target[id] = source[id];
}
