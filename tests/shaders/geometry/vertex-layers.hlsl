// dxc: -T gs_6_0 -E main
// fxc: -T gs_4_0 -E main
// Reads the layers and viewports of all vertices, and sends the triangle to one of the layers and viewports.
struct Vertex {
    float4 position : SV_Position;
    uint layer : SV_RenderTargetArrayIndex;
    uint viewport : SV_ViewportArrayIndex;
    uint number : NUMBER;
};

struct Output {
    float4 position : SV_Position;
    nointerpolation uint value : VALUE;
    uint primitive : SV_PrimitiveID;
    uint layer : SV_RenderTargetArrayIndex;
    uint viewport : SV_ViewportArrayIndex;
};

[maxvertexcount(3)]
void main(triangle Vertex input[3], inout TriangleStream<Output> stream)
{
    uint value = 0, scale = 1;
    for (uint i = 0; i < 3; i++, scale *= 1000)
        value += scale * (100 * input[i].layer + 10 * input[i].viewport + input[i].number);
    for (uint v = 0; v < 3; v++) {
        Output output = {input[v].position, value, input[2].number, input[0].layer, input[1].viewport};
        stream.Append(output);
    }
}
