// dxc: -T gs_6_1 -E main
// fxc: -T gs_5_1 -E main
// Values that are system values behind the last vertices only are varyings for this shader's inputs.
struct Vertex {
    float4 position : SV_Position;
    uint layer : SV_RenderTargetArrayIndex;
    uint viewport : SV_ViewportArrayIndex;
    float color : COLOR;
};

struct Output {
    float4 position : SV_Position;
    uint2 numbers : NUMBERS;
    float color : COLOR;
};

[maxvertexcount(2)]
void main(line Vertex input[2], inout PointStream<Output> stream)
{
    for (uint v = 0; v < 2; v++) {
        Output output;
        output.position = input[v].position;
        output.numbers = uint2(input[v].layer, input[v].viewport);
        output.color = input[v].color;
        stream.Append(output);
    }
}
