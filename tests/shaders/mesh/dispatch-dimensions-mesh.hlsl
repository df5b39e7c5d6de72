// dxc: -T ms_6_5 -E main
// env: vulkan1.3
// Each group leaves its number, and draws a triangle without an area.
struct Payload {
    uint base;
};

struct Vertex {
    float4 position : SV_Position;
};

RWStructuredBuffer<uint> results : register(u1);

[outputtopology("triangle")]
[numthreads(1, 1, 1)]
void main(uint3 group : SV_GroupID, in payload Payload payload, out vertices Vertex vertices[3],
          out indices uint3 triangles[1])
{
    SetMeshOutputCounts(3, 1);
    for (uint n = 0; n < 3; n++)
        vertices[n].position = float4(0, 0, 0, 1);
    triangles[0] = 0;
    InterlockedAdd(results[group.x + 4 * group.y + 16 * group.z], 1);
    InterlockedAdd(results[64], payload.base);
}
