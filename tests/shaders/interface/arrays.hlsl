// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
// Arrays of scalars, of vectors; constant and computed rows.
float4 main(float weights[4] : WEIGHT, float3 lights[3] : LIGHT, nointerpolation uint index : INDEX) : SV_Target
{
    float4 sum = float4(lights[index % 3], weights[index & 3]);
    sum.x += weights[0] + weights[3];
    sum.yzw += lights[2];
    return sum;
}
