// dxc: -T hs_6_1 -E main
// One triangle of the control points as they are.
struct Control {
    float4 position : POSITION;
};

struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
};

Patch measure()
{
    Patch patch;
    patch.edges[0] = patch.edges[1] = patch.edges[2] = patch.inside = 1;
    return patch;
}

[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("measure")]
Control main(InputPatch<Control, 3> input, uint id : SV_OutputControlPointID)
{
    return input[id];
}
