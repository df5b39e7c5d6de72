// dxc: -T hs_6_0 -E main
// fxc: -T hs_5_1 -E main
// The control points of domain/quad as they are; as points, 2 x 2 parts; the first corner is the patch's number.
struct Control {
    float3 position : POSITION;
};

struct Patch {
    float edges[4] : SV_TessFactor;
    float inside[2] : SV_InsideTessFactor;
    uint first : FIRST;
};

Patch measure(uint primitive : SV_PrimitiveID)
{
    Patch patch;
    [unroll]
    for (uint i = 0; i < 4; i++)
        patch.edges[i] = 2;
    patch.inside[0] = patch.inside[1] = 2;
    patch.first = primitive + 4;
    return patch;
}

[domain("quad")]
[partitioning("fractional_even")]
[outputtopology("point")]
[outputcontrolpoints(4)]
[patchconstantfunc("measure")]
Control main(InputPatch<Control, 4> input, uint id : SV_OutputControlPointID)
{
    return input[id];
}
