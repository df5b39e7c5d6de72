// dxc: -T hs_6_0 -E main
// fxc: -T hs_5_1 -E main
// Patch constants of the last of 32 control points: other waves of the patch write them.
struct Control {
    float value : VALUE;
};

struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
    float last : LAST;
    float sum : SUM;
};

Patch measure(const OutputPatch<Control, 32> output)
{
    Patch patch;
    patch.edges[0] = patch.edges[1] = patch.edges[2] = patch.inside = 1;
    patch.last = output[31].value;
    patch.sum = 0;
    for (uint i = 0; i < 32; i++)
        patch.sum += output[i].value;
    return patch;
}

[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(32)]
[patchconstantfunc("measure")]
Control main(InputPatch<Control, 3> input, uint id : SV_OutputControlPointID)
{
    Control control;
    control.value = input[id % 3].value + id;
    return control;
}
