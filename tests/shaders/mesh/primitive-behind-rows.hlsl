// dxc: -T ms_6_5 -E main
// env: vulkan1.3
// An output of the primitive behind outputs of vertices that take more registers than there are outputs.
struct Vertex {
    float4 position : SV_Position;
    float3 rows[3] : ROWS;
};

struct Primitive {
    nointerpolation uint number : NUMBER;
};

[outputtopology("triangle")]
[numthreads(3, 1, 1)]
void main(uint thread : SV_GroupIndex, out vertices Vertex vertices[3], out indices uint3 triangles[1],
          out primitives Primitive primitives[1])
{
    SetMeshOutputCounts(3, 1);
    vertices[thread].position = float4(thread == 1 ? 3 : -1, thread == 2 ? -3 : 1, 0, 1);
    for (uint row = 0; row < 3; row++)
        vertices[thread].rows[row] = float3(1, 2, 3) + 10 * row;
    if (thread == 0) {
        triangles[0] = uint3(0, 1, 2);
        primitives[0].number = 42;
    }
}
