// dxc: -T ds_6_0 -E main
// fxc: -T ds_5_0 -E main
// What hull/patch-constants-of-rows gives.
struct Control {
    float4 value : VALUE;
};

struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
    float4 first : FIRST;
    float4 rows[3] : ROWS;
};

struct Output {
    float4 position : SV_Position;
    float4 first : FIRST;
    float4 low : LOW;
    float4 middle : MIDDLE;
    float4 high : HIGH;
};

[domain("tri")]
Output main(Patch patch, float3 at : SV_DomainLocation, const OutputPatch<Control, 1> control)
{
    Output output;
    output.position = float4(at.xy, 0, 1);
    output.first = patch.first + control[0].value;
    output.low = patch.rows[0];
    output.middle = patch.rows[1];
    output.high = patch.rows[2];
    return output;
}
