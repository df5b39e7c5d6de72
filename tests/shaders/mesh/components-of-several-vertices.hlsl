// dxc: -T ms_6_5 -E main
// env: vulkan1.3
// The components of one vertex attribute, stored one after the other to different vertices.
struct Vertex {
    float4 position : SV_Position;
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
    vertices[1].color = float4(0, 2, 3, 4);
    vertices[2].color = float4(5, 0, 7, 8);
    vertices[0].color = float4(9, 10, 11, 12);
    vertices[0].color.x = 1;
    vertices[1].color.y = 20;
    vertices[0].color.z = 13;
    vertices[2].color.w = 80;
    triangles[0] = uint3(0, 1, 2);
}
