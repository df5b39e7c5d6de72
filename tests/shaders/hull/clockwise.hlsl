// dxc: -T hs_6_0 -E main
// fxc: -T hs_5_0 -E main
// A triangle that turns as its control points do, in a pipeline with a vertex, a domain and a pixel shader.
struct Control {
    float4 position : SV_Position;
    float2 color : COLOR;
};

struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
    float blue : BLUE;
};

Patch measure(const OutputPatch<Control, 3> output, uint primitive : SV_PrimitiveID)
{
    Patch patch;
    patch.edges[0] = patch.edges[1] = patch.edges[2] = patch.inside = 1;
    patch.blue = output[0].color.x + primitive;
    return patch;
}

[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("measure")]
Control main(InputPatch<Control, 3> input, uint id : SV_OutputControlPointID)
{
    Control control = input[id];
    control.color.y = 0.5;
    return control;
}
