// dxc: -T hs_6_0 -E main
// fxc: -T hs_5_0 -E main
// The control points of domain/triangle as they are; as points, with factors that the domain shader reads.
struct Control {
    float3 position : POSITION;
    float2 uv : TEXCOORD;
};

struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
    float height : HEIGHT;
};

Patch measure(InputPatch<Control, 3> input, uint primitive : SV_PrimitiveID)
{
    Patch patch;
    patch.edges[0] = 1;
    patch.edges[1] = 2;
    patch.edges[2] = 4;
    patch.inside = 2;
    patch.height = 10 + primitive;
    return patch;
}

[domain("tri")]
[partitioning("pow2")]
[outputtopology("point")]
[outputcontrolpoints(3)]
[patchconstantfunc("measure")]
Control main(InputPatch<Control, 3> input, uint id : SV_OutputControlPointID)
{
    return input[id];
}
