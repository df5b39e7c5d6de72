// dxc: -T ds_6_0 -E main
// fxc: -T ds_5_1 -E main
// Points along a curve.
struct Control {
    float4 position : POSITION;
};

struct Patch {
    float edges[2] : SV_TessFactor;
};

[domain("isoline")]
float4 main(Patch patch, float2 at : SV_DomainLocation, const OutputPatch<Control, 4> control) : SV_Position
{
    float t = at.x, s = 1.0 - at.x;
    return control[0].position * (s * s * s) + control[1].position * (3.0 * s * s * t) +
           control[2].position * (3.0 * s * t * t) + control[3].position * (t * t * t) + float4(0.0, at.y, 0.0, 0.0);
}
