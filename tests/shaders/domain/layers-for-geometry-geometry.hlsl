// dxc: -T gs_6_4 -E main
// Sums over the vertices, whose order the tessellator chooses.
struct Vertex {
    float4 position : SV_Position;
    uint layer : SV_RenderTargetArrayIndex;
    uint viewport : SV_ViewportArrayIndex;
    uint rate : SV_ShadingRate;
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
    uint3 sums = 0;
    for (uint i = 0; i < 3; i++)
        sums += uint3(input[i].layer, input[i].viewport, input[i].rate) *
                uint3(input[i].layer, input[i].viewport, input[i].rate);
    for (uint v = 0; v < 3; v++) {
        Output output = {input[v].position, 1000 * sums.y + sums.z, 10 + sums.x, sums.x - 3, sums.y};
        stream.Append(output);
    }
}
