// dxc: -T gs_6_1 -E main
// dxs: --view-word push:16 --view-adds-viewport --view-adds-layer
// Every vertex gets both: the layer is added to, the viewport is the view instance's.
struct Vertex {
    float4 position : SV_Position;
};

struct Output {
    float4 position : SV_Position;
    uint layer : SV_RenderTargetArrayIndex;
};

[maxvertexcount(3)]
void main(triangle Vertex input[3], uint view : SV_ViewID, inout TriangleStream<Output> stream)
{
    for (uint i = 0; i < 3; i++) {
        Output output;
        output.position = input[i].position + view;
        output.layer = i;
        stream.Append(output);
    }
}
