// dxc: -T gs_6_0 -E main
// Lines with their neighbours: arrays of several rows, chosen by dynamic indices of vertex and row.
struct Vertex {
    uint2 values[3] : VALUE;
    int number : NUMBER;
};

struct Output {
    uint4 first : FIRST;
    int sum : SUM;
    float2 halves[2] : HALVES;
};

cbuffer Choice : register(b0) {
    uint vertex;
    uint row;
};

[maxvertexcount(3)]
void main(lineadj Vertex input[4], uint primitive : SV_PrimitiveID, inout PointStream<Output> stream)
{
    Output output;
    output.first = uint4(input[vertex].values[row], primitive, input[3].values[2].y);
    output.sum = input[0].number - input[1].number;
    output.halves[0] = float2(input[2].number, 1) / 2;
    output.halves[1] = float2(input[3].number, 3) / 2;
    stream.Append(output);
    output.first = uint4(input[3 - vertex].values[(row + 1) % 3], 7, 8);
    output.sum = -output.sum;
    output.halves[row & 1] = float2(0.25, 0.75);
    stream.Append(output);
}
