// dxc: -T ms_6_7 -E main
// dxs: --quad-control
// env: vulkan1.3
// Quads of a mesh shader are 2 x 2 threads. The extension for quads knows pixel and compute shaders only.
StructuredBuffer<float4> positions : register(t0);

struct Vertex {
    float4 position : SV_Position;
    float4 below : BELOW;
};

[outputtopology("triangle")]
[numthreads(4, 4, 1)]
void main(uint index : SV_GroupIndex, uint2 id : SV_GroupThreadID, uint2 thread : SV_DispatchThreadID,
          out vertices Vertex vertices[16], out indices uint3 triangles[1]) {
    SetMeshOutputCounts(16, 1);
    float4 position = positions[thread.x + 4 * thread.y];
    vertices[index].position = position;
    vertices[index].below = QuadReadAcrossY(position) + (QuadAny(id.x == 3) ? 1 : 0);
    if (index == 0)
        triangles[0] = uint3(0, 1, 4);
}
