// dxc: -T gs_6_0 -E main
// fxc: -T gs_5_0 -E main -Od
// One invocation for each layer, cube-map style.
struct Vertex {
    float4 position : SV_Position;
};

struct Output {
    float4 position : SV_Position;
    uint layer : SV_RenderTargetArrayIndex;
    uint viewport : SV_ViewportArrayIndex;
};

cbuffer Faces : register(b0) {
    float4x4 faces[6];
};

[instance(6)]
[maxvertexcount(3)]
void main(triangle Vertex input[3], uint instance : SV_GSInstanceID, inout TriangleStream<Output> stream)
{
    [unroll]
    for (uint i = 0; i < 3; i++) {
        Output output;
        output.position = mul(faces[instance], input[i].position);
        output.layer = instance;
        output.viewport = instance & 1;
        stream.Append(output);
    }
}
