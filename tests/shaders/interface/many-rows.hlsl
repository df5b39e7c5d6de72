// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main -Gfp
// As many registers as an interface has beside the position.
float4 main(float4 values[30] : VALUE, nointerpolation uint index : INDEX) : SV_Target
{
    float4 sum = 0.0;
    [unroll]
    for (uint i = 4; i < 30; i += 5)
        sum += values[i];
    return sum + float(index);
}
