// dxc: -T hs_6_0 -E main
// fxc: -T hs_5_1 -E main -Od
// The second of five stages.
struct Control {
    float2 corner : CORNER;
    nointerpolation uint instance : INSTANCE;
};

struct Patch {
    float edges[4] : SV_TessFactor;
    float inside[2] : SV_InsideTessFactor;
    uint number : NUMBER;
};

Patch measure(InputPatch<Control, 4> input, uint primitive : SV_PrimitiveID)
{
    Patch patch;
    [unroll]
    for (uint i = 0; i < 4; i++)
        patch.edges[i] = 1;
    patch.inside[0] = patch.inside[1] = 1;
    patch.number = 10 * input[2].instance + primitive;
    return patch;
}

[domain("quad")]
[partitioning("fractional_odd")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(4)]
[patchconstantfunc("measure")]
Control main(InputPatch<Control, 4> input, uint id : SV_OutputControlPointID)
{
    return input[id];
}
