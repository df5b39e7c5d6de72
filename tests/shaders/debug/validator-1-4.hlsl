// dxc: -T vs_6_4 -E main -validator-version 1.4
float4 main(float3 position : POSITION, uint instance : SV_InstanceID) : SV_Position
{
    return float4(position.xy + float(instance), position.z, 1.0);
}
