// dxc: -T ps_6_5 -E main
// Shows what mesh/primitive-attributes gives.
struct Input {
    float4 position : SV_Position;
    float3 shade : SHADE;
    nointerpolation uint column : COLUMN;
    nointerpolation uint2 numbers : NUMBERS;
    nointerpolation float4 rows[2] : ROWS;
    nointerpolation int sign : SIGN;
    uint number : SV_PrimitiveID;
};

struct Output {
    uint4 facts : SV_Target0;
    float4 row0 : SV_Target1;
    float4 row1 : SV_Target2;
    float4 shade : SV_Target3;
};

Output main(Input input)
{
    Output output;
    output.facts = uint4(input.column, input.numbers, input.number);
    output.row0 = input.rows[0];
    output.row1 = input.rows[1];
    output.shade = float4(input.shade, input.sign);
    return output;
}
