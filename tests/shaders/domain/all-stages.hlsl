// dxc: -T ds_6_0 -E main
// fxc: -T ds_5_0 -E main
// The third of five stages.
struct Control {
    float2 corner : CORNER;
    nointerpolation uint instance : INSTANCE;
};

struct Patch {
    float edges[4] : SV_TessFactor;
    float inside[2] : SV_InsideTessFactor;
    uint number : NUMBER;
};

struct Output {
    float4 position : SV_Position;
    uint3 numbers : NUMBERS;
};

[domain("quad")]
Output main(Patch patch, float2 at : SV_DomainLocation, const OutputPatch<Control, 4> control,
            uint primitive : SV_PrimitiveID)
{
    Output output;
    output.position = float4(lerp(lerp(control[0].corner, control[1].corner, at.x),
                                  lerp(control[2].corner, control[3].corner, at.x), at.y), 0, 1);
    output.numbers = uint3(patch.number, primitive, control[3].instance);
    return output;
}
