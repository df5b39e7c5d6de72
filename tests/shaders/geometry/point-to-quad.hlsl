// dxc: -T gs_6_0 -E main
// fxc: -T gs_4_0 -E main
// A strip of four vertices for each point, then a second one.
struct Point {
    float4 position : SV_Position;
    float size : SIZE;
};

struct Output {
    float4 position : SV_Position;
    float2 uv : TEXCOORD;
};

[maxvertexcount(8)]
void main(point Point input[1], inout TriangleStream<Output> stream)
{
    for (uint copy = 0; copy < 2; copy++) {
        for (uint corner = 0; corner < 4; corner++) {
            Output output;
            output.uv = float2(corner & 1, corner >> 1);
            output.position = input[0].position;
            output.position.xy += (output.uv - 0.5) * input[0].size * float(copy + 1);
            stream.Append(output);
        }
        stream.RestartStrip();
    }
}
