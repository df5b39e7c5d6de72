// dxc: -T ms_6_5 -E main
// dxs: --check stored-values --check-to 0:2001 --shader-hash 0x0000000500000003
// env: vulkan1.2
// The depth of a vertex and a factor of the primitive are products, of which one is infinite in each group.
RWByteAddressBuffer reports : register(u1); // the records go where it is
RWByteAddressBuffer marks : register(u2);   // likewise
ByteAddressBuffer numbers : register(t0);

struct Vertex {
    float4 position : SV_Position;
};

struct Primitive {
    nointerpolation float factor : FACTOR;
};

[outputtopology("triangle")]
[numthreads(1, 1, 1)]
void main(uint group : SV_GroupID, out vertices Vertex corners[3], out primitives Primitive factors[1],
          out indices uint3 triangles[1])
{
    uint size, more;
    reports.GetDimensions(size);
    marks.GetDimensions(more);
    SetMeshOutputCounts(3, 1);
    corners[0].position = float4(-1, -1, asfloat(numbers.Load(8 * group)) * 3.0, 1);
    corners[1].position = float4(3, -1, 0, 1);
    corners[2].position = float4(-1, 3, 0, 1);
    factors[0].factor = asfloat(numbers.Load(8 * group + 4)) * 2.0;
    triangles[0] = size > more ? uint3(0, 1, 2) : 0;
}
