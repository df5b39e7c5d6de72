// dxc: -T vs_6_0 -E main
// fxc: -T vs_4_0 -E main
// Vertices fetched from a raw buffer by hand.
ByteAddressBuffer vertices : register(t0);
Buffer<uint> indices : register(t1);

struct Output {
    float4 position : SV_Position;
    float4 color : COLOR;
};

Output main(uint id : SV_VertexID)
{
    uint address = indices[id] * 20;
    Output output;
    output.position = float4(asfloat(vertices.Load3(address)), 1.0);
    uint packed_color = vertices.Load(address + 12);
    output.color = float4(packed_color & 255, (packed_color >> 8) & 255, (packed_color >> 16) & 255,
                          packed_color >> 24) / 255.0;
    return output;
}
