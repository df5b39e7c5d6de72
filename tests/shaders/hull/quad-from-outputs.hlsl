// dxc: -T hs_6_0 -E main
// The patch function reads the control points that the other one has written.
struct Control {
    float3 position : POSITION;
};

struct Patch {
    float edges[4] : SV_TessFactor;
    float inside[2] : SV_InsideTessFactor;
    uint first : FIRST;
};

Patch measure(const OutputPatch<Control, 4> output, InputPatch<Control, 4> input)
{
    Patch patch;
    [unroll]
    for (uint i = 0; i < 4; i++)
        patch.edges[i] = 1.0 + distance(output[i].position, input[(i + 1) & 3].position);
    patch.inside[0] = patch.edges[0];
    patch.inside[1] = patch.edges[1];
    patch.first = patch.edges[2] > patch.edges[3];
    return patch;
}

[domain("quad")]
[partitioning("integer")]
[outputtopology("triangle_ccw")]
[outputcontrolpoints(4)]
[patchconstantfunc("measure")]
Control main(InputPatch<Control, 4> input, uint id : SV_OutputControlPointID, uint primitive : SV_PrimitiveID)
{
    Control control;
    control.position = input[(id + primitive) & 3].position * 0.5;
    return control;
}
