// dxc: -T ms_6_5 -E main
// dxs: --check rules --check-to 0:2001 --shader-hash 0x0000000500000003 --checked-mesh-counts
// env: vulkan1.2
// Group 1 sets more vertices than it declares, group 2 more primitives.
RWByteAddressBuffer reports : register(u1); // the records go where it is
RWByteAddressBuffer marks : register(u2);   // likewise
ByteAddressBuffer counts : register(t0);

struct Vertex {
    float4 position : SV_Position;
};

[outputtopology("triangle")]
[numthreads(1, 1, 1)]
void main(uint group : SV_GroupID, out vertices Vertex corners[3], out indices uint3 triangles[1])
{
    uint size, more;
    reports.GetDimensions(size);
    marks.GetDimensions(more);
    uint2 count = counts.Load2(8 * group);
    SetMeshOutputCounts(count.x, count.y);
    if (count.x == 3 && count.y == 1) {
        for (uint n = 0; n < 3; n++)
            corners[n].position = float4(n == 1 ? 3 : -1, n == 2 ? 3 : -1, 0, 1);
        triangles[0] = size > more ? uint3(0, 1, 2) : 0;
    }
}
