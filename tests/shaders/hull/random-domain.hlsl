// dxc: -T ds_6_0 -E main
// Completes the pipelines of random hull shaders: each point of the isolines shows a control point, and numbers of the
// patch in all but its last word.
struct Control {
    uint4 color : COLOR;
};

struct Patch {
    float edges[2] : SV_TessFactor;
    uint3 numbers : NUMBERS;
};

struct Output {
    float4 position : SV_Position;
    uint4 color : COLOR;
};

[domain("isoline")]
Output main(Patch patch, float2 location : SV_DomainLocation, const OutputPatch<Control, 16> control)
{
    uint place = uint(location.y * 8) * 2 + uint(location.x);
    Output output;
    output.position = float4(1, 1, 1, 1);
    output.color = control[place].color ^ uint4(patch.numbers, 0);
    return output;
}
