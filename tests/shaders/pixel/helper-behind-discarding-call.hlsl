// dxc: -T ps_6_6 -E main
// Whether a lane is a helper, before and behind a call of a function that discards, in one block.
[noinline]
float kept(float value)
{
    if (value < 0)
        discard;
    return value * 2;
}

float4 main(float4 position : SV_Position, float value : VALUE) : SV_Target
{
    float before = IsHelperLane() ? 4 : 0;
    float twice = kept(value);
    float behind = IsHelperLane() ? 4 : 0;
    return float4(ddx_fine(before), ddx_fine(behind), twice, behind);
}
