// dxc: -T hs_6_0 -E main
// fxc: -T hs_5_1 -E main -Od
// A patch constant of several rows behind one of a whole row.
struct Control {
    float4 value : VALUE;
};

struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
    float4 first : FIRST;
    float4 rows[3] : ROWS;
};

Patch measure(InputPatch<Control, 1> input)
{
    Patch patch;
    patch.edges[0] = patch.edges[1] = patch.edges[2] = patch.inside = 1;
    patch.first = input[0].value;
    for (uint i = 0; i < 3; i++)
        patch.rows[i] = input[0].value * 10 + i;
    return patch;
}

[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_ccw")]
[outputcontrolpoints(1)]
[patchconstantfunc("measure")]
Control main(InputPatch<Control, 1> input)
{
    return input[0];
}
