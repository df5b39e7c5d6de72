// dxc: -T gs_6_0 -E main
// fxc: -T gs_4_0 -E main
// Positions of different w: values that are divided by it, and values that are not.
struct Vertex {
    float4 position : SV_Position;
    float2 value : VALUE;
};

struct Output {
    float4 position : SV_Position;
    float divided : DIVIDED;
    noperspective float plain : PLAIN;
    nointerpolation float first : FIRST;
};

[maxvertexcount(3)]
void main(triangle Vertex input[3], inout TriangleStream<Output> stream)
{
    for (uint i = 0; i < 3; i++) {
        Output output;
        output.position = input[i].position;
        output.divided = input[i].value.x;
        output.plain = input[i].value.y;
        output.first = input[i].value.x + input[i].value.y;
        stream.Append(output);
    }
}
