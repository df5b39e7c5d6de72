// dxc: -T hs_6_0 -E main
// fxc: -T hs_5_1 -E main
// Fewer control points out than in.
struct Control {
    float4 position : POSITION;
};

struct Patch {
    float edges[2] : SV_TessFactor;
};

Patch measure()
{
    Patch patch;
    patch.edges[0] = 4.0;
    patch.edges[1] = 16.0;
    return patch;
}

[domain("isoline")]
[partitioning("pow2")]
[outputtopology("line")]
[outputcontrolpoints(2)]
[patchconstantfunc("measure")]
Control main(InputPatch<Control, 5> input, uint id : SV_OutputControlPointID)
{
    Control control;
    control.position = (input[id].position + input[id + 3].position) * 0.5;
    return control;
}
