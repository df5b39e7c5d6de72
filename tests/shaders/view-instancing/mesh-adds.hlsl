// dxc: -T ms_6_5 -E main
// dxs: --view-word constant:0x10000 --view-adds-layer
// env: vulkan1.2
// Primitives of a mesh shader that has a layer for each.
struct Vertex {
    float4 position : SV_Position;
};

struct Primitive {
    uint layer : SV_RenderTargetArrayIndex;
};

[outputtopology("triangle")]
[numthreads(3, 1, 1)]
void main(uint thread : SV_GroupIndex, out indices uint3 triangles[1], out vertices Vertex vertices[3],
          out primitives Primitive primitives[1])
{
    SetMeshOutputCounts(3, 1);
    vertices[thread].position = float4(thread, 0, 0, 1);
    triangles[0] = uint3(0, 1, 2);
    primitives[0].layer = 2;
}
