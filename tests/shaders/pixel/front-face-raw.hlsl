// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
// SV_IsFrontFace as an integer has all bits set, or none.
uint4 main(uint front : SV_IsFrontFace) : SV_Target
{
    return uint4(front, front >> 28, front & 6, front + 1);
}
