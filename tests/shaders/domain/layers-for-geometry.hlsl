// dxc: -T ds_6_4 -E main
// dxs: --next-stage geometry
// Values for the rasterizer that the geometry shader takes instead. A domain shader's shading rate is among them.
struct Control {
    float4 position : POSITION;
};

struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
};

struct Vertex {
    float4 position : SV_Position;
    uint layer : SV_RenderTargetArrayIndex;
    uint viewport : SV_ViewportArrayIndex;
    uint rate : SV_ShadingRate;
};

[domain("tri")]
Vertex main(Patch patch, float3 at : SV_DomainLocation, const OutputPatch<Control, 3> control)
{
    uint corner = at.x > 0.5 ? 0 : at.y > 0.5 ? 1 : 2;
    Vertex vertex = {control[corner].position, corner, corner == 1, 4 + corner};
    return vertex;
}
