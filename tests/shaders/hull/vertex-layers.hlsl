// dxc: -T hs_6_0 -E main
// fxc: -T hs_5_0 -E main
// Reads the layers and viewports of control points, for the patch and for the domain shader.
struct Control {
    float2 corner : CORNER;
    uint layer : SV_RenderTargetArrayIndex;
    uint viewport : SV_ViewportArrayIndex;
    uint number : NUMBER;
};

struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
    uint value : VALUE;
};

Patch measure(InputPatch<Control, 3> input)
{
    Patch patch;
    uint scale = 1;
    patch.edges[0] = patch.edges[1] = patch.edges[2] = patch.inside = 1;
    patch.value = 0;
    for (uint i = 0; i < 3; i++, scale *= 1000)
        patch.value += scale * (100 * input[i].layer + 10 * input[i].viewport + input[i].number);
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
