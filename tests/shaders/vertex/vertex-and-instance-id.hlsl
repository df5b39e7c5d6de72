// dxc: -T vs_6_0 -E main
// fxc: -T vs_4_0 -E main
// Vertex and instance numbers start at zero in D3D, whatever the draw's base is.
struct Output {
    float4 position : SV_Position;
    nointerpolation uint instance : INSTANCE;
};

Output main(uint vertex : SV_VertexID, uint instance : SV_InstanceID)
{
    Output output;
    float2 corner = float2(vertex & 1, vertex >> 1);
    output.position = float4(corner * 2.0 - 1.0, 0.0, 1.0);
    output.instance = instance;
    return output;
}
