// dxc: -T ms_6_6 -E main
// dxs: --descriptor-heap direct
// env: vulkan1.3
// Heaps are variables without a type: the entry point lists them behind the block of built-ins.
struct Vertex {
    float4 position : SV_Position;
};

[outputtopology("triangle")]
[numthreads(3, 1, 1)]
void main(uint thread : SV_GroupIndex, out indices uint3 triangles[1], out vertices Vertex vertices[3])
{
    StructuredBuffer<float4> positions = ResourceDescriptorHeap[0];
    SetMeshOutputCounts(3, 1);
    vertices[thread].position = positions[thread];
    if (thread == 0)
        triangles[0] = uint3(0, 1, 2);
}
