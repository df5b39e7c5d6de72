// dxc: -T ms_6_5 -E main
// env: vulkan1.3
// Primitives that say in which viewport and slice they are drawn, and at which rate; two vertices' clip and cull
// distances come from two elements each.
struct Vertex {
    float4 position : SV_Position;
    float2 clip0 : SV_ClipDistance0;
    float clip1 : SV_ClipDistance1;
    float2 cull : SV_CullDistance;
    float2 uv : TEXCOORD;
};

struct Triangle {
    uint rate : SV_ShadingRate;
    uint viewport : SV_ViewportArrayIndex;
    uint layer : SV_RenderTargetArrayIndex;
    uint unused : SV_PrimitiveID;
};

[outputtopology("triangle")]
[numthreads(3, 1, 1)]
void main(uint thread : SV_GroupIndex, uint group : SV_GroupID, out vertices Vertex vertices[3],
          out indices uint3 triangles[1], out primitives Triangle values[1])
{
    SetMeshOutputCounts(3, 1);
    vertices[thread].position = float4(thread & 1, thread >> 1, 0.0, 1.0);
    vertices[thread].clip0 = float2(thread, 1.0);
    vertices[thread].clip1 = 2.0;
    vertices[thread].cull = float2(3.0, 4.0);
    vertices[thread].uv = float2(thread, group);
    if (thread == 0) {
        triangles[0] = uint3(0, 1, 2);
        values[0].rate = group & 1 ? 0x5 : 0x0;
        values[0].viewport = group & 3;
        values[0].layer = group >> 2;
    }
}
