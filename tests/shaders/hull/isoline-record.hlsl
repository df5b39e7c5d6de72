// dxc: -T ds_6_0 -E main
// fxc: -T ds_5_1 -E main
// Marks the points that hull/isoline asks for, and gives them positions between its two control points.
struct Control {
    float4 position : POSITION;
};

struct Patch {
    float edges[2] : SV_TessFactor;
};

RWStructuredBuffer<uint> marks : register(u0);

[domain("isoline")]
float4 main(Patch patch, float2 at : SV_DomainLocation, const OutputPatch<Control, 2> control) : SV_Position
{
    marks[uint(at.y * 4) * 17 + uint(at.x * 16)] = uint(patch.edges[0] * 100 + patch.edges[1]);
    return lerp(control[0].position, control[1].position, at.x) + float4(0, 0, at.y, 0);
}
