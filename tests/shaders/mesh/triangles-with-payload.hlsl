// dxc: -T ms_6_5 -E main
// env: vulkan1.3
// A quad for each group, coloured by what the amplification shader has sent.
struct Payload {
    uint base;
    float4 colors[2];
};

struct Vertex {
    float4 position : SV_Position;
    float4 color : COLOR;
    nointerpolation uint2 source : SOURCE;
};

[outputtopology("triangle")]
[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID, uint group : SV_GroupID, in payload Payload payload,
          out vertices Vertex vertices[4], out indices uint3 triangles[2])
{
    SetMeshOutputCounts(4, 2);
    float y = float(thread >> 1);
    vertices[thread].position = float4(float(thread & 1) * 2.0 - 1.0, group ? y - 1.0 : y, 0.5, 1.0);
    vertices[thread].color = payload.colors[group];
    vertices[thread].source = uint2(group, payload.base);
    if (thread < 2)
        triangles[thread] = thread ? uint3(1, 3, 2) : uint3(0, 1, 2);
}
