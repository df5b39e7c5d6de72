// dxc: -T ds_6_0 -E main
// fxc: -T ds_5_1 -E main
// Bilinear interpolation of a quad; control points reached by a dynamic index.
struct Control {
    float3 position : POSITION;
    uint rows[4] : ROWS;
};

struct Patch {
    float edges[4] : SV_TessFactor;
    float inside[2] : SV_InsideTessFactor;
    uint first : FIRST;
    uint last : LAST;
};

[domain("quad")]
float4 main(Patch patch, float2 at : SV_DomainLocation, const OutputPatch<Control, 4> control) : SV_Position
{
    uint first = patch.first & 3;
    float3 top = lerp(control[first].position, control[(first + 1) & 3].position, at.x);
    float3 bottom = lerp(control[(first + 3) & 3].position, control[(first + 2) & 3].position, at.x);
    return float4(lerp(top, bottom, at.y), float(patch.last + control[2].rows[3]));
}
