// dxc: -T hs_6_0 -E main
// Patch constants that share registers, of several types and rows, some written by dynamic indices.
struct Control {
    int4 value : VALUE;
};

struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
    float2 rows[4] : ROWS;
    uint2 sums : SUMS;
    int least : LEAST;
};

cbuffer Order : register(b0) {
    uint4 order;
};

Patch measure(InputPatch<Control, 2> input, const OutputPatch<Control, 3> output, uint primitive : SV_PrimitiveID)
{
    Patch patch;
    patch.edges[0] = patch.edges[1] = patch.edges[2] = patch.inside = 1;
    for (uint i = 0; i < 4; i++)
        patch.rows[order[i]] = float2(i, input[i & 1].value[i]);
    patch.sums = uint2(primitive, output[order.x % 3].value.x + output[1].value.y + output[2].value.z);
    patch.least = min(output[0].value.w, input[1].value.w);
    return patch;
}

[domain("tri")]
[partitioning("fractional_odd")]
[outputtopology("triangle_ccw")]
[outputcontrolpoints(3)]
[patchconstantfunc("measure")]
Control main(InputPatch<Control, 2> input, uint id : SV_OutputControlPointID)
{
    Control control;
    control.value = input[id & 1].value * int(id + 1);
    return control;
}
