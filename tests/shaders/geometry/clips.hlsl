// dxc: -T gs_6_0 -E main
// fxc: -T gs_4_0 -E main
// Clip and cull distances that a geometry shader writes, each in two elements.
struct Vertex {
    float4 position : SV_Position;
    float4 distances : DISTANCES;
};

struct Output {
    float4 position : SV_Position;
    nointerpolation uint value : VALUE;
    float clip0 : SV_ClipDistance0;
    float2 clip1 : SV_ClipDistance1;
    float cull0 : SV_CullDistance0;
    float cull1 : SV_CullDistance1;
};

[maxvertexcount(3)]
void main(triangle Vertex input[3], uint primitive : SV_PrimitiveID, inout TriangleStream<Output> stream)
{
    for (uint i = 0; i < 3; i++) {
        Output output;
        output.position = input[i].position;
        output.value = primitive + 1;
        output.clip0 = input[i].distances.x;
        output.clip1 = float2(1, input[i].distances.y);
        output.cull0 = input[i].distances.z;
        output.cull1 = input[i].distances.w;
        stream.Append(output);
    }
}
