// dxc: -T hs_6_0 -E main
// refused: HEIGHT: control points and patch constants take more than 30 registers
// Control points of 20 registers, and 16 of the patch: more than there are locations for, unless the embedder maps them.
struct Control {
    float4 values[20] : VALUE;
};

struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
    float3 heights[15] : HEIGHT;
};

Patch measure(InputPatch<Control, 3> input, uint primitive : SV_PrimitiveID)
{
    Patch patch;
    for (uint i = 0; i < 3; i++)
        patch.edges[i] = input[i].values[7].x;
    patch.inside = patch.edges[0] + patch.edges[1];
    for (uint n = 0; n < 15; n++)
        patch.heights[n] = input[primitive % 3].values[n].xyz;
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
