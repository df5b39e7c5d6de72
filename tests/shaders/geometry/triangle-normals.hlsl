// dxc: -T gs_6_0 -E main
// fxc: -T gs_4_0 -E main
// A line along the normal of each triangle.
struct Vertex {
    float4 position : SV_Position;
    float3 world : WORLD;
};

struct Output {
    float4 position : SV_Position;
    float3 color : COLOR;
};

cbuffer Camera : register(b0) {
    float4x4 view_projection;
    float length_of_line;
};

[maxvertexcount(2)]
void main(triangle Vertex input[3], uint primitive : SV_PrimitiveID, inout LineStream<Output> stream)
{
    float3 normal = normalize(cross(input[1].world - input[0].world, input[2].world - input[0].world));
    float3 center = (input[0].world + input[1].world + input[2].world) / 3.0;
    Output output;
    output.color = float3(primitive & 1, (primitive >> 1) & 1, 1.0);
    output.position = mul(view_projection, float4(center, 1.0));
    stream.Append(output);
    output.position = mul(view_projection, float4(center + normal * length_of_line, 1.0));
    stream.Append(output);
}
