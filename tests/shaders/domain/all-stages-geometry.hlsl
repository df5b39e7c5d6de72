// dxc: -T gs_6_0 -E main
// fxc: -T gs_4_0 -E main
// The fourth of five stages.
struct Vertex {
    float4 position : SV_Position;
    uint3 numbers : NUMBERS;
};

struct Output {
    float4 position : SV_Position;
    nointerpolation uint4 numbers : NUMBERS;
};

[maxvertexcount(3)]
void main(triangle Vertex input[3], inout TriangleStream<Output> stream)
{
    for (uint i = 0; i < 3; i++) {
        Output output;
        output.position = input[i].position;
        output.numbers = uint4(input[i].numbers, 1000 + input[2 - i].numbers.x);
        stream.Append(output);
    }
}
