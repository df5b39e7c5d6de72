// dxc: -T ds_6_0 -E main
// fxc: -T ds_5_1 -E main
// The place of each point, and what its patch consists of.
struct Control {
    float2 corner : CORNER;
    uint patch : PATCH;
};

struct Patch {
    float edges[4] : SV_TessFactor;
    float inside[2] : SV_InsideTessFactor;
};

struct Output {
    float2 at : AT;
    float2 blended : BLENDED;
    uint4 patches : PATCHES;
    float4 edges : EDGES;
    float2 inside : INSIDE;
};

[domain("quad")]
Output main(Patch patch, float2 at : SV_DomainLocation, const OutputPatch<Control, 4> control)
{
    Output output;
    output.at = at;
    output.blended = lerp(lerp(control[0].corner, control[1].corner, at.x),
                          lerp(control[2].corner, control[3].corner, at.x), at.y);
    output.patches = uint4(control[0].patch, control[1].patch, control[2].patch, control[3].patch);
    output.edges = float4(patch.edges[0], patch.edges[1], patch.edges[2], patch.edges[3]);
    output.inside = float2(patch.inside[0], patch.inside[1]);
    return output;
}
