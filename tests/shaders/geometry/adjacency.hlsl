// dxc: -T gs_6_0 -E main
// fxc: -T gs_4_0 -E main
// Silhouette edges from triangles with their neighbours, vertices chosen by a dynamic index.
struct Vertex {
    float4 position : SV_Position;
};

cbuffer Light : register(b0) {
    float4 light;
};

bool faces_light(float3 a, float3 b, float3 c)
{
    return dot(cross(b - a, c - a), light.xyz - a) > 0.0;
}

[maxvertexcount(6)]
void main(triangleadj Vertex input[6], inout LineStream<Vertex> stream)
{
    if (!faces_light(input[0].position.xyz, input[2].position.xyz, input[4].position.xyz))
        return;
    [loop]
    for (uint edge = 0; edge < 6; edge += 2) {
        uint next = (edge + 2) % 6;
        if (faces_light(input[edge].position.xyz, input[edge + 1].position.xyz, input[next].position.xyz))
            continue;
        stream.Append(input[edge]);
        stream.Append(input[next]);
        stream.RestartStrip();
    }
}
