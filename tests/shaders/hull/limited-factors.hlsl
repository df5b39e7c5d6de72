// dxc: -T hs_6_0 -E main
// fxc: -T hs_5_0 -E main
// dxs: --max-tessellation-factor 8 --invariant-position
// No factor is larger than the option says, but NaNs stay.
struct Control {
    float4 position : SV_Position;
};

struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
};

Patch measure(InputPatch<Control, 3> input)
{
    Patch patch;
    for (uint i = 0; i < 3; i++)
        patch.edges[i] = input[i].position.w;
    patch.inside = 64;
    return patch;
}

[domain("tri")]
[partitioning("fractional_odd")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("measure")]
Control main(InputPatch<Control, 3> input, uint id : SV_OutputControlPointID)
{
    return input[id];
}
