// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_1 -E main
float4 main(float3 normal : NORMAL, bool front : SV_IsFrontFace) : SV_Target
{
    float3 facing = front ? normal : -normal;
    return float4(facing * 0.5 + 0.5, 1.0);
}
