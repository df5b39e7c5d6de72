// dxc: -T vs_6_0 -E main
// fxc: -T vs_5_0 -E main
// Vertex shaders may write buffers: here a count and a record of each vertex.
RWStructuredBuffer<float4> positions : register(u0);
RWByteAddressBuffer count : register(u1);

float4 main(float4 position : POSITION) : SV_Position
{
    uint slot;
    count.InterlockedAdd(0, 1, slot);
    positions[slot] = position;
    return position;
}
