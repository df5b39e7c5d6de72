// dxc: -T ps_6_0 -E main
// dxs: --rasterizer-samples 4
#include "positions-of-eight-samples.hlsl"
