// dxc: -T vs_6_4 -E main -validator-version 1.4
// fxc: -T vs_4_0 -E main
float4 main(float3 position : POSITION, uint instance : SV_InstanceID) : SV_Position
{
    return float4(position.xy + float(instance), position.z, 1.0);
}
