// dxc: -T ds_6_1 -E main
// dxs: --view-word constant:0x20103 --view-adds-viewport --view-adds-layer
// View instance 3, in viewport 1 and layer 2: the domain shader writes neither.
struct Control {
    float4 position : POSITION;
};

struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
};

struct Vertex {
    float4 position : SV_Position;
    nointerpolation uint view : VIEW;
};

[domain("tri")]
Vertex main(Patch patch, float3 at : SV_DomainLocation, const OutputPatch<Control, 3> control, uint view : SV_ViewID)
{
    float4 position = control[0].position * at.x + control[1].position * at.y + control[2].position * at.z;
    Vertex vertex = {position, view};
    return vertex;
}
