// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_1 -E main
// dxs: --rasterizer-samples 4
#include "positions-of-eight-samples.hlsl"
