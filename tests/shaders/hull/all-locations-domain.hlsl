// dxc: -T ds_6_0 -E main
// fxc: -T ds_5_1 -E main
// Adds up what 22 registers of a control point and 4 of the patch hold.
struct Control {
    float4 values[22] : VALUE;
};

struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
    float3 heights[4] : HEIGHT;
};

struct Vertex {
    float3 at : AT;
    float4 sum : SUM;
    float4 last : LAST;
    float3 heights : HEIGHTS;
};

[domain("tri")]
Vertex main(Patch patch, float3 at : SV_DomainLocation, const OutputPatch<Control, 1> control)
{
    Vertex vertex;
    vertex.at = at;
    vertex.sum = 0;
    for (uint n = 0; n < 22; n++)
        vertex.sum += control[0].values[n] * (n + 1);
    vertex.last = control[0].values[21];
    vertex.heights = patch.heights[0] + 2 * patch.heights[1] + 3 * patch.heights[2] + 4 * patch.heights[3];
    return vertex;
}
