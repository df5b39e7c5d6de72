// dxc: -T ps_6_0 -E main
// An input at samples makes the shader run per sample, though nothing reads it. (fxc does not even declare it.)
RWByteAddressBuffer runs : register(u1);

float4 main(float4 position : SV_Position, sample float4 unread : VALUE) : SV_Target
{
    runs.InterlockedAdd(0, 1);
    return float4(position.xy, 0, 1);
}
