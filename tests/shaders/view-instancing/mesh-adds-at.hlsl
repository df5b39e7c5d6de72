// dxc: -T ms_6_5 -E main
// dxs: --view-word constant:0x10105 --view-adds-viewport --view-adds-layer
// env: vulkan1.3
// View instance 5 adds one to the viewport and the layer that each primitive says.
struct Vertex {
    float4 position : SV_Position;
    nointerpolation uint view : VIEW;
};

struct Primitive {
    uint viewport : SV_ViewportArrayIndex;
    uint layer : SV_RenderTargetArrayIndex;
};

[outputtopology("triangle")]
[numthreads(1, 1, 1)]
void main(uint view : SV_ViewID, out vertices Vertex vertices[3], out indices uint3 triangles[1],
          out primitives Primitive primitives[1])
{
    SetMeshOutputCounts(3, 1);
    vertices[0].position = float4(-1, 1, 0, 1);
    vertices[1].position = float4(3, 1, 0, 1);
    vertices[2].position = float4(-1, -3, 0, 1);
    vertices[0].view = vertices[1].view = vertices[2].view = view;
    triangles[0] = uint3(0, 1, 2);
    primitives[0].viewport = 0;
    primitives[0].layer = 1;
}
