// dxc: -T hs_6_0 -E main
// fxc: -T hs_5_1 -E main -Od
// Quads as points; the factors are the input's, more control points out than in.
struct Input {
    float4 factors : FACTORS;
    float2 inside : INSIDE;
};

struct Control {
    float2 corner : CORNER;
    uint patch : PATCH;
};

struct Patch {
    float edges[4] : SV_TessFactor;
    float inside[2] : SV_InsideTessFactor;
};

Patch measure(InputPatch<Input, 1> input)
{
    Patch patch;
    patch.edges[0] = input[0].factors.x;
    patch.edges[1] = input[0].factors.y;
    patch.edges[2] = input[0].factors.z;
    patch.edges[3] = input[0].factors.w;
    patch.inside[0] = input[0].inside.x;
    patch.inside[1] = input[0].inside.y;
    return patch;
}

[domain("quad")]
[partitioning("integer")]
[outputtopology("point")]
[outputcontrolpoints(4)]
[patchconstantfunc("measure")]
Control main(InputPatch<Input, 1> input, uint id : SV_OutputControlPointID, uint patch : SV_PrimitiveID)
{
    Control control;
    control.corner = float2(id & 1, id >> 1);
    control.patch = 10 * patch + id;
    return control;
}
