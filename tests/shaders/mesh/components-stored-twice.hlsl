// dxc: -T ms_6_5 -E main
// env: vulkan1.3
// Stores of one component of a vertex after the other: the last store of each counts.
struct Vertex {
    float4 position : SV_Position;
    float2 uv : TEXCOORD;
    float4 color : COLOR;
};

[outputtopology("triangle")]
[numthreads(1, 1, 1)]
void main(out vertices Vertex vertices[3], out indices uint3 triangles[1])
{
    SetMeshOutputCounts(3, 1);
    vertices[0].position = float4(-1, 1, 0, 1);
    vertices[1].position = float4(3, 1, 0, 1);
    vertices[2].position = float4(-1, -3, 0, 1);
    for (uint n = 0; n < 3; n++) {
        vertices[n].uv = float2(1, 2);
        vertices[n].color = float4(3, 4, 5, 6);
    }
    vertices[0].color.y = 40;
    vertices[0].color.y = 41;
    vertices[0].color.z = 42;
    vertices[0].color.w = 43;
    vertices[1].uv.x = 50;
    vertices[1].uv.x = 51;
    vertices[2].uv.y = 60;
    vertices[2].color.x = 61;
    triangles[0] = uint3(0, 1, 2);
}
