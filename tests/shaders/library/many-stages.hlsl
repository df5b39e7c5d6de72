// dxc: -T lib_6_8
// Entry points of shader model 6.8, one of them with start locations.
RWByteAddressBuffer log_buffer : register(u0);

[shader("vertex")]
float4 place(uint id : SV_VertexID, uint base : SV_StartInstanceLocation) : SV_Position
{
    return float4(id, base, 0, 1);
}

[shader("pixel")]
float4 paint(float4 position : SV_Position) : SV_Target
{
    return position;
}

[shader("compute")]
[numthreads(1, 1, 1)]
void count(uint3 id : SV_DispatchThreadID)
{
    log_buffer.InterlockedAdd(0, id.x);
}
