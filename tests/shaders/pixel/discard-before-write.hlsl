// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// A discarded lane must not write memory any more.
RWStructuredBuffer<uint> visible : register(u1);

float4 main(nointerpolation uint object : OBJECT, float alpha : ALPHA) : SV_Target
{
    if (alpha < 0.5)
        discard;
    uint previous;
    InterlockedAdd(visible[object], 1, previous);
    return float(previous);
}
