// dxc: -T ps_6_7 -E main
// Votes among the four lanes of a quad.
float4 main(float alpha : ALPHA) : SV_Target
{
    if (QuadAny(alpha > 0.5))
        return QuadAll(alpha > 0.25) ? 1.0 : 0.5;
    return 0.0;
}
