// dxc: -T ds_6_1 -E main
// dxs: --view-word uniform:3:9:4 --view-adds-layer
// The word of the view instance is in a uniform buffer.
struct Control {
    float4 position : POSITION;
};

struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
};

[domain("tri")]
float4 main(Patch patch, float3 location : SV_DomainLocation, OutputPatch<Control, 3> control) : SV_Position
{
    return control[0].position * location.x + control[1].position * location.y + control[2].position * location.z;
}
