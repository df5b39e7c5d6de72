// dxc: -T gs_6_0 -E main
// fxc: -T gs_5_0 -E main
// Sends a copy of the triangle to a layer and a viewport, with a number of its own.
struct Vertex {
    float4 position : SV_Position;
    uint number : NUMBER;
};

struct Output {
    float4 position : SV_Position;
    nointerpolation uint value : VALUE;
    uint primitive : SV_PrimitiveID;
    uint layer : SV_RenderTargetArrayIndex;
    uint viewport : SV_ViewportArrayIndex;
};

[instance(2)]
[maxvertexcount(3)]
void main(triangle Vertex input[3], uint instance : SV_GSInstanceID, uint primitive : SV_PrimitiveID,
          inout TriangleStream<Output> stream)
{
    for (uint i = 0; i < 3; i++) {
        Output output;
        output.position = input[i].position;
        output.value = input[i].number;
        output.primitive = 10 * primitive + 5 + instance;
        output.layer = 2 * instance;
        output.viewport = primitive + instance;
        stream.Append(output);
    }
}
