// dxc: -T hs_6_0 -E main
// An extension that only the patch constant function uses. The other shaders are those of hull/clockwise.
#include "ags.hlsli"

struct Control {
    float4 position : SV_Position;
    float2 color : COLOR;
};

struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
    float blue : BLUE;
};

uint middle(uint3 a)
{
    return ags(0x09, 0, 1, a.z, ags(0x09, 0, 0, a.x, a.y));
}

Patch measure(InputPatch<Control, 3> input)
{
    Patch patch;
    patch.edges[0] = patch.edges[1] = patch.edges[2] = patch.inside = 1;
    patch.blue = middle(uint3(input[0].color.y, input[1].color.y, input[2].color.y));
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
