// dxc: -T ds_6_0 -E main
// Passes the constants of a patch on, one row by a dynamic index, and a control point by another one.
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

struct Output {
    float3 at : AT;
    float2 row : ROW;
    int4 value : VALUE;
    int3 numbers : NUMBERS;
    float4 corners : CORNERS;
};

cbuffer Choice : register(b1) {
    uint row;
    uint corner;
};

[domain("tri")]
Output main(Patch patch, float3 at : SV_DomainLocation, const OutputPatch<Control, 3> control)
{
    Output output;
    output.at = at;
    output.row = patch.rows[row];
    output.value = control[corner].value;
    output.numbers = int3(patch.sums, patch.least);
    output.corners = float4(patch.rows[0], patch.rows[3]);
    return output;
}
