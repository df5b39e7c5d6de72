// dxc: -T ms_6_5 -E main
// dxs: --ignore-shading-rate
// env: vulkan1.3
// A primitive's shading rate that is ignored, among values that are not.
struct Vertex {
    float4 position : SV_Position;
};

struct Triangle {
    uint rate : SV_ShadingRate;
    uint viewport : SV_ViewportArrayIndex;
};

[outputtopology("triangle")]
[numthreads(3, 1, 1)]
void main(uint thread : SV_GroupIndex, out vertices Vertex vertices[3], out indices uint3 triangles[1],
          out primitives Triangle values[1])
{
    SetMeshOutputCounts(3, 1);
    vertices[thread].position = float4(thread & 1, thread >> 1, 0.0, 1.0);
    if (thread == 0) {
        triangles[0] = uint3(0, 1, 2);
        values[0].rate = 5;
        values[0].viewport = 1;
    }
}
