// dxc: -T ps_6_6 -E main
// Whether a lane is a helper, before and behind its discard in one block. Its neighbour sees both by derivatives.
float4 main(float4 position : SV_Position, float value : VALUE) : SV_Target
{
    float before = IsHelperLane() ? 4 : 0;
    clip(value);
    float behind = IsHelperLane() ? 4 : 0;
    return float4(ddx_fine(before), ddx_fine(behind), before, behind);
}
