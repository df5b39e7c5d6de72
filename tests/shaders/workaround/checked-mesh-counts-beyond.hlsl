// dxc: -T ms_6_5 -E main
// dxs: --checked-mesh-counts
// env: vulkan1.2
// The same as checked-mesh-counts, for counts that are too large.
struct Vertex
{
    float4 position : SV_Position;
};
Buffer<uint> Counts : register(t0);

[outputtopology("triangle")]
[numthreads(3, 1, 1)]
void main(uint thread : SV_GroupIndex, out vertices Vertex corners[3], out indices uint3 triangles[1])
{
    SetMeshOutputCounts(Counts[0], Counts[1]);
    corners[thread].position = float4(thread & 1, thread >> 1, 0, 1);
    if (thread == 0)
        triangles[0] = uint3(0, 1, 2);
}
