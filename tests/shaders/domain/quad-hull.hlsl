// dxc: -T hs_6_0 -E main
// fxc: -T hs_5_1 -E main
// The control points of domain/quad as they are; as points, 2 x 2 parts; the first corner is the patch's number. Two loops
// read parts of an array that overlap.
struct Control {
    float3 position : POSITION;
    uint rows[4] : ROWS;
};

struct Patch {
    float edges[4] : SV_TessFactor;
    float inside[2] : SV_InsideTessFactor;
    uint first : FIRST;
    uint last : LAST;
};

Patch measure(InputPatch<Control, 4> input, uint primitive : SV_PrimitiveID)
{
    Patch patch;
    [unroll]
    for (uint i = 0; i < 4; i++)
        patch.edges[i] = 2;
    patch.inside[0] = patch.inside[1] = 2;
    patch.first = primitive - 1;
    [loop]
    for (uint k = 0; k < 2; k++)
        patch.first += input[0].rows[k + 2];
    patch.last = 0;
    [loop]
    for (uint n = 0; n < 2; n++)
        patch.last += input[1].rows[n];
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
