// dxc: -T ms_6_5 -E main
// env: vulkan1.3
// Lines with values of their own: layer, number, whether they are culled, a varying; clip distances on the vertices.
struct Vertex {
    float4 position : SV_Position;
    float2 clip : SV_ClipDistance;
};

struct Line {
    uint layer : SV_RenderTargetArrayIndex;
    uint number : SV_PrimitiveID;
    bool culled : SV_CullPrimitive;
    float3 tint : TINT;
};

[outputtopology("line")]
[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupIndex, uint3 id : SV_DispatchThreadID, out vertices Vertex vertices[8],
          out indices uint2 lines[4], out primitives Line values[4])
{
    SetMeshOutputCounts(8, 4);
    vertices[thread].position = float4(float(thread) / 4.0 - 1.0, float(id.x & 1), 0.0, 1.0);
    vertices[thread].clip = float2(1.0, float(thread) - 2.0);
    if (thread < 4) {
        lines[thread] = uint2(2 * thread, 2 * thread + 1);
        values[thread].layer = thread & 1;
        values[thread].number = id.x;
        values[thread].culled = thread == 3;
        values[thread].tint = float3(thread, 0.5, 1.0);
    }
}
