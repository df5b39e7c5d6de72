// dxc: -T ds_6_0 -E main
// Hands on one control point for each corner.
struct Control {
    float4 value : VALUE;
};

struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
};

struct Vertex {
    float3 at : AT;
    float4 value : VALUE;
};

[domain("tri")]
Vertex main(Patch patch, float3 at : SV_DomainLocation, const OutputPatch<Control, 3> control)
{
    Vertex vertex = {at, control[0].value * at.x + control[1].value * at.y + control[2].value * at.z};
    return vertex;
}
