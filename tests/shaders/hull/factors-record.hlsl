// dxc: -T ds_6_0 -E main
// fxc: -T ds_5_1 -E main
// Stores the factors of hull/limited-factors, by patch.
struct Control {
    float4 position : SV_Position;
};

struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
};

RWStructuredBuffer<float4> results : register(u0);

[domain("tri")]
float4 main(Patch patch, const OutputPatch<Control, 3> control, uint primitive : SV_PrimitiveID) : SV_Position
{
    results[2 * primitive] = float4(patch.edges[0], patch.edges[1], patch.edges[2], patch.inside);
    results[2 * primitive + 1] = float4(control[0].position.x, control[1].position.y, control[2].position.z, 0);
    return control[0].position;
}
