// dxc: -T ds_6_0 -E main
// fxc: -T ds_5_1 -E main
// Hands on patch constants, and the first and last of 32 control points.
struct Control {
    float value : VALUE;
};

struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
    float last : LAST;
    float sum : SUM;
};

struct Vertex {
    float3 at : AT;
    float4 facts : FACTS;
};

[domain("tri")]
Vertex main(Patch patch, float3 at : SV_DomainLocation, const OutputPatch<Control, 32> control)
{
    Vertex vertex;
    vertex.at = at;
    vertex.facts = float4(patch.last, patch.sum, control[0].value, control[31].value);
    return vertex;
}
