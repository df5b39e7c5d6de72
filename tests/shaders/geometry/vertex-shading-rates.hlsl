// dxc: -T gs_6_4 -E main
// Shading rates of vertices are ordinary values here.
struct Vertex {
    float4 position : SV_Position;
    uint rate : SV_ShadingRate;
};

struct Output {
    float4 position : SV_Position;
    uint2 rates : RATES;
};

[maxvertexcount(1)]
void main(line Vertex input[2], inout PointStream<Output> stream)
{
    Output output = {input[0].position + input[1].position, input[0].rate, input[1].rate};
    stream.Append(output);
}
