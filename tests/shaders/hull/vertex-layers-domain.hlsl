// dxc: -T ds_6_0 -E main
// fxc: -T ds_5_0 -E main -Od
// Takes the layer of the first control point and the viewport of the second one. The third one's number is odd.
struct Control {
    float2 corner : CORNER;
    uint layer : SV_RenderTargetArrayIndex;
    uint viewport : SV_ViewportArrayIndex;
    uint number : NUMBER;
};

struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
    uint value : VALUE;
};

struct Vertex {
    float4 position : SV_Position;
    nointerpolation uint value : VALUE;
    uint layer : SV_RenderTargetArrayIndex;
    uint viewport : SV_ViewportArrayIndex;
};

[domain("tri")]
Vertex main(Patch patch, float3 at : SV_DomainLocation, const OutputPatch<Control, 3> control)
{
    float2 corner = control[0].corner * at.x + control[1].corner * at.y + control[2].corner * at.z;
    Vertex vertex = {float4(corner, 0, 1), patch.value + 1000000000 * (control[2].number % 2), control[0].layer,
                     control[1].viewport};
    return vertex;
}
