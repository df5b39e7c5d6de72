// dxc: -T ds_6_0 -E main
// Hands on one control point for each corner: integers as sums of their rows.
struct Control {
    float3 value : VALUE;
    float2 first : SV_ClipDistance0;
    uint2 rows[2] : ROWS4;
    float second : SV_ClipDistance1;
    float cull : SV_CullDistance0;
};

struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
};

struct Vertex {
    float3 value : VALUE;
    float3 clips : CLIPS;
    float cull : CULL;
    uint2 sums : SUMS;
};

[domain("tri")]
Vertex main(Patch patch, float3 at : SV_DomainLocation, const OutputPatch<Control, 3> control)
{
    uint corner = at.x > 0.5 ? 0 : at.y > 0.5 ? 1 : 2;
    Vertex vertex;
    vertex.value = control[corner].value;
    vertex.clips = float3(control[corner].first, control[corner].second);
    vertex.cull = control[corner].cull;
    vertex.sums = control[corner].rows[0] + 100 * control[corner].rows[1];
    return vertex;
}
