// dxc: -T vs_6_0 -E main
// fxc: -T vs_4_0 -E main
// A matrix as vertex input takes one register a row; the fourth row is reached through an index.
struct Input {
    float4 position : POSITION;
    float4x4 transform : TRANSFORM;
    uint row : ROW;
};

struct Output {
    float4 position : SV_Position;
    float4 row : ROW;
};

Output main(Input input)
{
    Output output;
    output.position = mul(input.transform, input.position);
    output.row = input.transform[input.row & 3];
    return output;
}
