// dxc: -T vs_6_0 -E main
#include "ags.hlsli"

uint4 main() : DRAW
{
    return uint4(ags(0x17, 0, 0), ags(0x1a, 0, 0), ags(0x1b, 0, 0), 0);
}
