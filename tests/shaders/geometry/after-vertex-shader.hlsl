// dxc: -T gs_6_0 -E main
// fxc: -T gs_5_1 -E main
// Everything that a vertex shader gives: varyings that share registers, clip and cull distances, the position.
struct Vertex {
    float2 corner : CORNER;
    uint number : NUMBER;
    int instance : INSTANCE;
    float4 position : SV_Position;
    float clip[2] : SV_ClipDistance;
    float2 cull : SV_CullDistance;
};

struct Output {
    float4 position : SV_Position;
    float4 distances : DISTANCES;
    int3 numbers : NUMBERS;
};

[maxvertexcount(1)]
void main(triangle Vertex input[3], uint primitive : SV_PrimitiveID, inout PointStream<Output> stream)
{
    Output output;
    output.position = float4(input[0].corner, input[1].position.xy);
    output.distances = float4(input[2].clip[0], input[1].clip[1], input[0].cull.y, input[2].cull.x);
    output.numbers = int3(input[1].number, input[2].instance, primitive);
    stream.Append(output);
}
