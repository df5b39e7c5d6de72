// dxc: -T ms_6_5 -E main
// env: vulkan1.3
// The components of a position are stored one by one, with other work between them. One triangle covers all pixels.
RWStructuredBuffer<uint> counts : register(u0);

struct Vertex {
    float4 position : SV_Position;
};

[outputtopology("triangle")]
[numthreads(3, 1, 1)]
void main(uint thread : SV_GroupIndex, out vertices Vertex vertices[3], out indices uint3 triangles[1])
{
    SetMeshOutputCounts(3, 1);
    vertices[thread].position.x = thread == 1 ? 3 : -1;
    counts[thread] = 1;
    vertices[thread].position.y = thread == 2 ? 3 : -1;
    counts[thread] = 2;
    vertices[thread].position.z = 0;
    counts[thread] = 3;
    vertices[thread].position.w = 1;
    if (thread == 0)
        triangles[0] = uint3(0, 1, 2);
}
