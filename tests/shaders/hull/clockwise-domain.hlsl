// dxc: -T ds_6_0 -E main
// fxc: -T ds_5_1 -E main -Qstrip
// The corners of a triangle as a pixel shader takes them.
struct Control {
    float4 position : SV_Position;
    float2 color : COLOR;
};

struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
    float blue : BLUE;
};

struct Output {
    float4 position : SV_Position;
    float3 color : COLOR;
    float clip : SV_ClipDistance;
    uint layer : SV_RenderTargetArrayIndex;
};

[domain("tri")]
Output main(Patch patch, float3 at : SV_DomainLocation, const OutputPatch<Control, 3> control, uint primitive : SV_PrimitiveID)
{
    Output output;
    output.position = control[0].position * at.x + control[1].position * at.y + control[2].position * at.z;
    output.color = float3(control[0].color * at.x + control[1].color * at.y + control[2].color * at.z, patch.blue);
    output.clip = output.position.x + 0.5;
    output.layer = primitive;
    return output;
}
