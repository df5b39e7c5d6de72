// dxc: -T gs_6_1 -E main
// dxs: --view-word constant:0x201C8 --view-adds-viewport --view-adds-layer
// View instance 200, in viewport 1 and layer 2: every vertex gets both.
struct Vertex {
    float4 position : SV_Position;
};

struct Output {
    float4 position : SV_Position;
    nointerpolation uint view : VIEW;
};

[maxvertexcount(3)]
void main(triangle Vertex input[3], uint view : SV_ViewID, inout TriangleStream<Output> stream)
{
    for (uint i = 0; i < 3; i++) {
        Output output = {input[i].position, view};
        stream.Append(output);
    }
}
