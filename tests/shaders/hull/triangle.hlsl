// dxc: -T hs_6_0 -E main
// Control points passed on, factors from the distance.
struct Control {
    float3 position : POSITION;
    float2 uv : TEXCOORD;
};

struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
    float height : HEIGHT;
};

cbuffer Camera : register(b0) {
    float3 eye;
};

Patch measure(InputPatch<Control, 3> input, uint primitive : SV_PrimitiveID)
{
    Patch patch;
    for (uint i = 0; i < 3; i++)
        patch.edges[i] = 64.0 / distance(eye, input[i].position);
    patch.inside = (patch.edges[0] + patch.edges[1] + patch.edges[2]) / 3.0;
    patch.height = float(primitive & 7);
    return patch;
}

[domain("tri")]
[partitioning("fractional_odd")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("measure")]
[maxtessfactor(31.7)]
Control main(InputPatch<Control, 3> input, uint id : SV_OutputControlPointID)
{
    return input[id];
}
