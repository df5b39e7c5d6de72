// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main -Od
// Visible to all other invocations.
globallycoherent RWStructuredBuffer<uint> flags : register(u1);
globallycoherent RWTexture2D<float> mask : register(u2);

float4 main(float4 position : SV_Position, nointerpolation uint tile : TILE) : SV_Target
{
    flags[tile] = 1;
    DeviceMemoryBarrier();
    float value = mask[uint2(position.xy)];
    return flags[tile ^ 1] ? value : 0.0;
}
