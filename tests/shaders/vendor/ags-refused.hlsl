// dxc: -T ps_6_0 -E main
// refused: AGS opcode 0xe (VtxParam: not translated), phase 0, data 0x21
#include "ags.hlsli"

float4 main() : SV_Target
{
    return asfloat(ags(0x0e, 0x21, 0, 0, 0));
}
