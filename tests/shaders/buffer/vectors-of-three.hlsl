// dxc: -T cs_6_2 -E main
// fxc: -T cs_4_1 -E main
// dxs: --scalar-block-layout
// Structures of whole vectors of three words, where such vectors take 12 bytes.
struct Triangle {
    float3 a, b, c;
};
StructuredBuffer<Triangle> Triangles : register(t0);
StructuredBuffer<float3> Points : register(t1);
RWStructuredBuffer<float3> Normals : register(u0);

[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID)
{
    Triangle t = Triangles[thread.x];
    Normals[thread.x] = cross(t.b - t.a, t.c - t.a) + Points[thread.x];
}
