// dxc: -T ms_6_5 -E main
// dxs: --builtin-names
// env: vulkan1.3
// Built-ins of a mesh shader are members of blocks, which have the names of the semantics.
struct Vertex {
    float4 position : SV_Position;
};

struct Primitive {
    bool culled : SV_CullPrimitive;
};

[outputtopology("triangle")]
[numthreads(3, 1, 1)]
void main(uint thread : SV_GroupIndex, out indices uint3 triangles[1], out vertices Vertex vertices[3],
          out primitives Primitive primitives[1])
{
    SetMeshOutputCounts(3, 1);
    vertices[thread].position = float4(thread == 2 ? 3 : -1, thread == 1 ? 3 : -1, 0.5, 1);
    if (thread == 0) {
        triangles[0] = uint3(0, 1, 2);
        primitives[0].culled = false;
    }
}
