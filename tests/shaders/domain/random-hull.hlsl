// dxc: -T hs_6_0 -E main
// Completes the pipelines of random domain shaders: eight isolines of two points, and numbers of the patch.
struct Input {
    uint value : FLAT;
};

struct Control {
    uint value : FLAT;
};

struct Patch {
    float edges[2] : SV_TessFactor;
    uint3 numbers : NUMBERS;
};

Patch measure(InputPatch<Input, 1> input, uint primitive : SV_PrimitiveID)
{
    Patch patch;
    patch.edges[0] = 8;
    patch.edges[1] = 1;
    patch.numbers = uint3(7, primitive, input[0].value * 3 + primitive);
    return patch;
}

[domain("isoline")]
[partitioning("integer")]
[outputtopology("point")]
[outputcontrolpoints(2)]
[patchconstantfunc("measure")]
Control main(InputPatch<Input, 1> input, uint id : SV_OutputControlPointID)
{
    Control control;
    control.value = id ? input[0].value : 99;
    return control;
}
