// dxc: -T hs_6_0 -E main
// fxc: -T hs_5_1 -E main
// Control points of 22 registers and patch constants in 8 (the factors take 4): all 30 locations.
struct Control {
    float4 values[22] : VALUE;
};

struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
    float3 heights[4] : HEIGHT;
};

Patch measure(OutputPatch<Control, 1> output)
{
    Patch patch;
    patch.edges[0] = patch.edges[1] = patch.edges[2] = patch.inside = 1;
    for (uint n = 0; n < 4; n++)
        patch.heights[n] = output[0].values[18 + n].xyz + 1000;
    return patch;
}

[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(1)]
[patchconstantfunc("measure")]
Control main(InputPatch<Control, 1> input)
{
    Control control;
    for (uint n = 0; n < 22; n++)
        control.values[n] = input[0].values[n] + 100;
    return control;
}
