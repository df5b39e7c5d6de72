// dxc: -T ps_6_0 -E main
// As many registers as an interface has.
float4 main(float4 values[31] : VALUE, nointerpolation uint index : INDEX) : SV_Target
{
    float4 sum = 0.0;
    [unroll]
    for (uint i = 0; i < 31; i += 5)
        sum += values[i];
    return sum + float(index);
}
