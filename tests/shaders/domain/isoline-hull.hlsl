// dxc: -T hs_6_0 -E main
// fxc: -T hs_5_0 -E main
// The control points of domain/isoline as they are; two lines of two parts, as points.
struct Control {
    float4 position : POSITION;
};

struct Patch {
    float edges[2] : SV_TessFactor;
};

Patch measure()
{
    Patch patch;
    patch.edges[0] = 2;
    patch.edges[1] = 1.5;
    return patch;
}

[domain("isoline")]
[partitioning("integer")]
[outputtopology("point")]
[outputcontrolpoints(4)]
[patchconstantfunc("measure")]
Control main(InputPatch<Control, 4> input, uint id : SV_OutputControlPointID)
{
    return input[id];
}
