// dxc: -T ms_6_5 -E main
// env: vulkan1.3
// Constant counts beyond the declared ones, which Direct3D leaves undefined: no output.
struct Vertex {
    float4 position : SV_Position;
};

RWStructuredBuffer<uint> groups : register(u4);

[outputtopology("triangle")]
[numthreads(3, 1, 1)]
void main(uint thread : SV_GroupIndex, uint group : SV_GroupID, out indices uint3 triangles[1],
          out vertices Vertex vertices[3])
{
    SetMeshOutputCounts(6, 2);
    vertices[thread].position = float4(thread == 1 ? 3 : -1, thread == 2 ? 3 : -1, 0, 1);
    if (thread == 0) {
        triangles[0] = uint3(0, 1, 2);
        groups[group] = 7;
    }
}
