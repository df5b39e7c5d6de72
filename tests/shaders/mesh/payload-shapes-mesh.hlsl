// dxc: -T ms_6_5 -E main
// env: vulkan1.3
// Reads the payload by dynamic indices. Each group draws one pixel of a row of eight.
struct Inner {
    uint3 id;
    float2 pair;
};

struct Payload {
    Inner inner[2];
    float3x2 rows;
    int number;
};

struct Vertex {
    float4 position : SV_Position;
    nointerpolation uint4 ids : IDS;
    nointerpolation float4 numbers : NUMBERS;
};

[outputtopology("triangle")]
[numthreads(3, 1, 1)]
void main(uint thread : SV_GroupIndex, uint3 group : SV_GroupID, in payload Payload payload,
          out vertices Vertex vertices[3], out indices uint3 triangles[1])
{
    SetMeshOutputCounts(3, 1);
    uint column = group.x + 2 * group.y + 4 * group.z;
    float left = column * 0.25 - 1;
    vertices[thread].position = float4(thread == 1 ? left + 0.375 : left, thread == 2 ? -3 : 1, 0, 1);
    vertices[thread].ids = uint4(payload.inner[group.x].id, column);
    vertices[thread].numbers = float4(payload.inner[1 - group.x].pair, payload.rows[group.z][group.y], payload.number);
    if (thread == 0)
        triangles[0] = uint3(0, 1, 2);
}
